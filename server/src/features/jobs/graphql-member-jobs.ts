import { builder } from '#server/graphql-builder.ts';
import { pageType } from '#server/graphql-pages.ts';
import type { MemberJob } from './jobs-of-members.ts';

const MemberJobType = builder.objectRef<MemberJob>('MemberJob').implement({
  description: 'A job, as the list of members knows it.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Of the job.' }),
    name: t.exposeString('name', { description: 'As its creator named it.' }),
    insertTime: t.expose('insertTime', { type: 'DateTime', description: 'When it was created.' }),
  }),
});

export const MemberJobPageType = pageType('MemberJobPage', MemberJobType);
