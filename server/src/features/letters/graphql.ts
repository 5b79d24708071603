import { pageRange } from '#platform/paging.ts';
import { type MutationFields, openToKeys, type QueryFields } from '#server/graphql-builder.ts';
import { cancelLetter } from './cancel-letters.ts';
import { countFilesToPurge } from './files-to-purge.ts';
import { uploadFinished } from './finish-upload.ts';
import { AwardLetterFilterType, AwardLetterOrderType } from './graphql-filter.ts';
import { AwardLetterPageType, AwardLetterType } from './graphql-letter.ts';
import { letterScope } from './letter-scope.ts';
import { readLetter, readLettersWithContent } from './read-letters.ts';
import { refreshUploadUrl } from './refresh-upload-url.ts';
import { replaceLetterFile } from './replace-letter-file.ts';
import { sendLetterToReview } from './send-to-review.ts';

const organizationWords = 'Which organization; may be left out by members of only one.';

export const letterQueries = (t: QueryFields) => ({
  awardLetters: t.field({
    subGraphs: openToKeys,
    type: AwardLetterPageType,
    description: 'Letters of an organization. Reviewers see those in manual review.',
    args: {
      page: t.arg.int({ description: 'From 1.' }),
      pageSize: t.arg.int({ description: '10 where nothing is said; 10, 15, 20, 25 or 30.' }),
      filter: t.arg({ type: AwardLetterFilterType, description: 'Which ones.' }),
      orderBy: t.arg({ type: [AwardLetterOrderType], description: 'In which order; ties are broken by id.' }),
      organizationId: t.arg.id({ description: organizationWords }),
    },
    resolve: (_root, { filter, orderBy, organizationId, ...page }, context) => ({
      scope: letterScope(context, organizationId),
      filter: filter ?? {},
      orderBy: orderBy ?? [],
      range: pageRange(page),
    }),
  }),
  awardLetter: t.field({
    subGraphs: openToKeys,
    type: AwardLetterType,
    description: 'One letter.',
    args: {
      id: t.arg.id({ required: true, description: 'Of the letter.' }),
      organizationId: t.arg.id({ description: organizationWords }),
    },
    resolve: (_root, { id, organizationId }, context) => readLetter(context, letterScope(context, organizationId), id),
  }),
  lettersWithContent: t.field({
    subGraphs: openToKeys,
    type: [AwardLetterType],
    description:
      'The oldest letter of the organization with each of these contents; contents that are new are left out.',
    args: {
      sha256s: t.arg.stringList({ required: true, description: 'SHA-256 of the files, in hex; at most 10,000.' }),
      organizationId: t.arg.id({ description: organizationWords }),
    },
    resolve: (_root, { sha256s, organizationId }, context) =>
      readLettersWithContent(context, letterScope(context, organizationId), sha256s),
  }),
  filesToPurge: t.int({
    description:
      'How many files of finished letters are older than this already. Jobs keep the rule that they were created with. For administrators.',
    args: {
      purgeLetterFilesAfter: t.arg.int({ required: true, description: 'Days after the end of a letter, 0 to 3650.' }),
      organizationId: t.arg.id({ description: organizationWords }),
    },
    resolve: (_root, input, context) => countFilesToPurge(context, input),
  }),
});

export const letterMutations = (t: MutationFields) => {
  const one = {
    id: t.arg.id({ required: true, description: 'Of the letter.' }),
    organizationId: t.arg.id({ description: organizationWords }),
  };
  return {
    cancelAwardLetter: t.field({
      subGraphs: openToKeys,
      type: AwardLetterType,
      description: 'Ends a letter that is pending or in manual review.',
      args: one,
      resolve: (_root, input, context) => cancelLetter(context, input),
    }),
    refreshUploadUrl: t.field({
      subGraphs: openToKeys,
      type: AwardLetterType,
      description: 'A new upload address for a letter that waits for its file.',
      args: one,
      resolve: (_root, input, context) => refreshUploadUrl(context, input),
    }),
    uploadFinished: t.int({
      subGraphs: openToKeys,
      description: 'Tells that the files of these letters have been uploaded; answers how many of them still wait.',
      args: {
        letterIds: t.arg.idList({ required: true, description: 'Of the letters, at most 10,000.' }),
        organizationId: t.arg.id({ description: organizationWords }),
      },
      resolve: (_root, input, context) => uploadFinished(context, input),
    }),
    replaceLetterFile: t.field({
      subGraphs: openToKeys,
      type: AwardLetterType,
      description: 'Starts a letter anew whose file could not be read; the answer brings the upload address.',
      args: one,
      resolve: (_root, input, context) => replaceLetterFile(context, input),
    }),
    sendLetterToReview: t.field({
      subGraphs: openToKeys,
      type: AwardLetterType,
      description: 'Hands a letter that is ready or not supported to a reviewer.',
      args: one,
      resolve: (_root, input, context) => sendLetterToReview(context, input),
    }),
  };
};
