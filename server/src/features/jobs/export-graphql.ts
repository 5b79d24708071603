import type { ExportFormat, ExportShape, ExportStatus } from '@tassel/contract/exports.ts';
import { AwardLetterFilterType } from '#features/letters/graphql-filter.ts';
import { builder, described, type MutationFields, openToKeys, type QueryFields } from '#server/graphql-builder.ts';
import { organizationArg, pageArgs, pageType } from '#server/graphql-pages.ts';
import { type Export, exportDownloadUrl, readExport, readExports } from './exports.ts';
import { JobUserType } from './graphql-job.ts';
import { exportJobs, exportLetters, type RequestedExport } from './request-export.ts';

const organizationWords = 'Which organization; may be left out by members of only one.';

const ExportFormatType = builder.enumType('ExportFormat', {
  description: 'The kind of file that an export makes.',
  values: described({
    CSV: 'Text, parted by commas.',
    XLSX: 'An Excel workbook.',
  } satisfies Record<ExportFormat, string>),
});
const ExportShapeType = builder.enumType('ExportShape', {
  description: 'What a row of an export is: an amount (LONG) or a letter (WIDE).',
  values: described({ LONG: 'A row an amount.', WIDE: 'A row a letter.' } satisfies Record<ExportShape, string>),
});
const ExportStatusType = builder.enumType('ExportStatus', {
  description: 'Whether an export can be downloaded.',
  values: described({
    WAITING: 'It is being built.',
    READY: 'It can be downloaded.',
    FAILED: 'It could not be built.',
  } satisfies Record<ExportStatus, string>),
});

const ExportType = builder.objectRef<Export>('Export').implement({
  description: 'A file with the results of letters, built in the background.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Of the export.' }),
    name: t.exposeString('name', { description: 'What it holds: the name of a job, or how many.' }),
    format: t.field({ type: ExportFormatType, description: 'CSV or XLSX.', resolve: ({ format }) => format }),
    shape: t.field({ type: ExportShapeType, description: 'LONG or WIDE.', resolve: ({ shape }) => shape }),
    status: t.field({ type: ExportStatusType, description: 'Where it stands.', resolve: ({ status }) => status }),
    problem: t.exposeString('problem', { nullable: true, description: 'Why it failed, in words.' }),
    letterCount: t.exposeInt('letter_count', { description: 'Letters that it holds.' }),
    doneCount: t.exposeInt('done_count', { description: 'Letters that are written already.' }),
    bytes: t.exposeInt('bytes', { nullable: true, description: 'Bytes; null until it is ready.' }),
    insertTime: t.string({
      description: 'When it was asked for.',
      resolve: ({ insert_time }) => insert_time.toISOString(),
    }),
    readyAt: t.string({
      nullable: true,
      description: 'When it was built; null until then.',
      resolve: ({ ready_at }) => ready_at?.toISOString() ?? null,
    }),
    expiresAt: t.string({
      nullable: true,
      description: 'Until when it can be downloaded; null until it is ready.',
      resolve: ({ expires_at }) => expires_at?.toISOString() ?? null,
    }),
    user: t.field({ type: JobUserType, description: 'Who asked for it.', resolve: (exported) => exported }),
    downloadUrl: t.string({
      nullable: true,
      description: 'Where it can be downloaded, for a few minutes; null unless it is ready.',
      resolve: (row, _args, context) => exportDownloadUrl(context, row),
    }),
  }),
});

const ExportPageType = pageType('ExportPage', ExportType);

export const exportQueries = (t: QueryFields) => ({
  exports: t.field({
    subGraphs: openToKeys,
    type: ExportPageType,
    description: 'Exports of an organization that are kept, the newest first.',
    args: { ...organizationArg(t), ...pageArgs(t) },
    resolve: (_root, input, context) => readExports(context, input),
  }),
});

const ExportJobType = builder
  .objectRef<{ exportedJobsCount: number; requested: RequestedExport }>('ExportJobAnswer')
  .implement({
    description: 'What asking for an export of jobs did.',
    fields: (t) => ({
      exportedJobsCount: t.exposeInt('exportedJobsCount', { description: 'Jobs in the export.' }),
      export: t.field({
        type: ExportType,
        description: 'The export.',
        resolve: ({ requested }, _args, context) => readExport(context, requested.organizationId, requested.id),
      }),
    }),
  });

export const exportMutations = (t: MutationFields) => {
  const how = {
    organizationId: t.arg.id({ description: organizationWords }),
    format: t.arg({ type: ExportFormatType, description: 'CSV where nothing is said.' }),
    shape: t.arg({ type: ExportShapeType, description: 'LONG where nothing is said.' }),
  };
  return {
    exportJob: t.field({
      subGraphs: openToKeys,
      type: ExportJobType,
      description: 'Builds a file with the letters of these jobs; a mail says when it can be downloaded.',
      args: { jobIdList: t.arg.idList({ required: true, description: 'Of the jobs.' }), ...how },
      resolve: (_root, input, context) => exportJobs(context, input),
    }),
    exportLetters: t.field({
      subGraphs: openToKeys,
      type: ExportType,
      description: 'Builds a file with the letters that are named, or that the filter leaves.',
      args: {
        ids: t.arg.idList({ description: 'Of the letters, at most 10,000.' }),
        filter: t.arg({ type: AwardLetterFilterType, description: 'Which ones, where no ids are given.' }),
        ...how,
      },
      resolve: async (_root, input, context) => {
        const { organizationId, id } = await exportLetters(context, input);
        return readExport(context, organizationId, id);
      },
    }),
  };
};
