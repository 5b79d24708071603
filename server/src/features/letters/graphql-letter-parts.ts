import type { LetterMethod } from '@tassel/contract/letter-status.ts';
import { builder, described } from '#server/graphql-builder.ts';
import { LetterStatusType } from '#server/graphql-letter-status.ts';
import { pageImageUrl } from './file-urls.ts';
import { BoxType, boxOf } from './graphql-amounts.ts';
import { LetterReasonType } from './graphql-filter.ts';
import type { LetterChange } from './history.ts';
import type { Letter } from './letter.ts';
import type { LetterPage } from './page-images.ts';

export const LetterMethodType = builder.enumType('LetterMethod', {
  description: 'By which a letter was decided.',
  values: described({
    CLASSIFIER: 'By program.',
    MANUAL_REVIEW: 'By a person.',
  } satisfies Record<LetterMethod, string>),
});

export const InstitutionType = builder.objectRef<Letter>('Institution').implement({
  description: 'The school that wrote the letter, as far as the letter tells.',
  fields: (t) => ({
    name: t.exposeString('school_name', { nullable: true, description: 'Its name.' }),
    city: t.exposeString('school_city', { nullable: true, description: 'Its city.' }),
    state: t.exposeString('school_state', { nullable: true, description: 'The two letters of its state.' }),
    zip: t.exposeString('school_zip', { nullable: true, description: 'Its ZIP code.' }),
  }),
});

export const LetterTotalsType = builder.objectRef<Letter>('LetterTotals').implement({
  description: 'Dollars for the whole award year. What needs costs is null where the letter names none.',
  fields: (t) => ({
    totalCost: t.exposeFloat('total_cost', { nullable: true, description: 'All costs.' }),
    freeMoney: t.exposeFloat('free_money', { nullable: true, description: 'Grants and scholarships.' }),
    loans: t.exposeFloat('loans', { nullable: true, description: 'All loans.' }),
    work: t.exposeFloat('work', { nullable: true, description: 'Work-study and campus jobs.' }),
    netPrice: t.exposeFloat('net_price', { nullable: true, description: 'Total cost less free money.' }),
    remaining: t.exposeFloat('remaining', { nullable: true, description: 'Net price less loans and work.' }),
    printedNetPrice: t.exposeFloat('printed_net_price', {
      nullable: true,
      description: 'The net price that the letter itself prints; letters compute it in many ways.',
    }),
  }),
});

export const LetterPageImageType = builder
  .objectRef<{ page: LetterPage; letter: Letter }>('LetterPageImage')
  .implement({
    description: 'A page of the letter as people see it.',
    fields: (t) => ({
      number: t.int({ description: 'Counted from 1.', resolve: ({ page }) => page.number }),
      width: t.float({ description: 'In points.', resolve: ({ page }) => page.width }),
      height: t.float({ description: 'In points.', resolve: ({ page }) => page.height }),
      imageUrl: t.string({
        nullable: true,
        description: 'An address of its image, for a few minutes; null once the file is purged.',
        resolve: ({ page, letter }, _args, context) =>
          letter.file_key ? pageImageUrl(context, letter.file_key, page) : null,
      }),
    }),
  });

const LetterActorType = builder.objectRef<LetterChange>('LetterActor').implement({
  description: 'Who changed the status.',
  fields: (t) => ({
    kind: t.exposeString('actorKind', { description: 'SYSTEM, PERSON or API_KEY.' }),
    name: t.exposeString('actorName', {
      nullable: true,
      description: 'The name of the person, or of the owner of the key.',
    }),
    apiKey: t.exposeString('apiKey', {
      nullable: true,
      description: 'The identifying part of the API key, where one was used.',
    }),
  }),
});

export const LetterChangeType = builder.objectRef<LetterChange>('LetterChange').implement({
  description: 'One change of status.',
  fields: (t) => ({
    insertTime: t.string({ description: 'When.', resolve: ({ insertTime }) => insertTime.toISOString() }),
    fromStatus: t.field({ type: LetterStatusType, description: 'From.', resolve: ({ fromStatus }) => fromStatus }),
    toStatus: t.field({ type: LetterStatusType, description: 'To.', resolve: ({ toStatus }) => toStatus }),
    reason: t.field({
      type: LetterReasonType,
      nullable: true,
      description: 'Why.',
      resolve: ({ reason }) => reason,
    }),
    actor: t.field({ type: LetterActorType, description: 'By whom.', resolve: (change) => change }),
  }),
});

export const LetterJobType = builder.objectRef<{ id: string; name: string }>('LetterJob').implement({
  description: 'The job of a letter, by its name.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Of the job.' }),
    name: t.exposeString('name', { description: 'Of the job.' }),
  }),
});

export const NeighborsType = builder
  .objectRef<{ previousId: string | null; nextId: string | null }>('LetterNeighbors')
  .implement({
    description: 'The letters beside one in a list; null at its ends.',
    fields: (t) => ({
      previousId: t.exposeID('previousId', { nullable: true, description: 'The one before.' }),
      nextId: t.exposeID('nextId', { nullable: true, description: 'The one after.' }),
    }),
  });

export const PrintedSumType = builder.objectRef<NonNullable<Letter['printed_sums']>[number]>('PrintedSum').implement({
  description: 'A total as the letter prints it.',
  fields: (t) => ({
    description: t.exposeString('description', { description: 'Its words.' }),
    value: t.exposeFloat('value', { description: 'Dollars.' }),
    figureBox: t.field({
      type: BoxType,
      nullable: true,
      description: 'Where the figure stands.',
      resolve: (sum) => boxOf(sum, 'figure'),
    }),
  }),
});
