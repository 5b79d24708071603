import { auditActions, auditKindLabels, auditKinds } from '@tassel/contract/audit.ts';
import { builder, type QueryFields } from '#server/graphql-builder.ts';
import { organizationArg, pageArgs, pageType } from '#server/graphql-pages.ts';
import { auditCsvUrl } from './audit-csv.ts';
import { type AuditEntry, readAuditEntries } from './entries.ts';

const AuditKindType = builder.enumType('AuditKind', {
  description: 'What an entry of the audit log is about.',
  values: Object.fromEntries(auditKinds.map((kind) => [kind, { description: auditKindLabels[kind] }])) as Record<
    (typeof auditKinds)[number],
    { description: string }
  >,
});

const AuditEntryType = builder.objectRef<AuditEntry>('AuditEntry').implement({
  description: 'One deed, as it was written down.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Entries never change.' }),
    insertTime: t.expose('insertTime', { type: 'DateTime', description: 'When.' }),
    personName: t.exposeString('personName', { description: 'Who, by the name of that time.' }),
    personEmail: t.exposeString('personEmail', { description: 'Their address at that time; empty for Tassel itself.' }),
    action: t.exposeString('action', { description: 'Which deed, such as role.changed.' }),
    kind: t.field({
      type: AuditKindType,
      description: 'What it is about.',
      resolve: ({ action }) => auditActions[action].kind,
    }),
    subject: t.exposeString('subject', { description: 'Whom or what it was done to.' }),
    detail: t.exposeString('detail', { description: 'What changed.' }),
    networkAddress: t.exposeString('networkAddress', { description: 'From where.' }),
  }),
});

const AuditPageType = pageType('AuditEntryPage', AuditEntryType);

const AuditFilterType = builder.inputType('AuditEntryFilter', {
  description: 'Which entries; all that is set must fit.',
  fields: (t) => ({
    kind_in: t.field({ type: [AuditKindType], description: 'Only these kinds.' }),
    text_contains: t.string({ description: 'In names, addresses, subjects and details.' }),
    insertTime_gte: t.string({ description: 'Not before this day, YYYY-MM-DD, UTC.' }),
    insertTime_lte: t.string({ description: 'Not after this day, YYYY-MM-DD, UTC.' }),
  }),
});

export const auditQueries = (t: QueryFields) => ({
  auditEntries: t.field({
    type: AuditPageType,
    description: 'The audit log of an organization, newest first. For administrators.',
    args: { ...organizationArg(t), ...pageArgs(t), filter: t.arg({ type: AuditFilterType, description: 'Which.' }) },
    resolve: (_root, input, context) => readAuditEntries(context, input),
  }),
  auditCsvUrl: t.string({
    description: 'An address that answers the audit log as CSV, for five minutes. For administrators.',
    args: { ...organizationArg(t), filter: t.arg({ type: AuditFilterType, description: 'Which entries.' }) },
    resolve: (_root, input, context) => auditCsvUrl(context, input),
  }),
});
