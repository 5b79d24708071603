import { AwardLetterType } from '#features/letters/graphql-letter.ts';
import type { Letter } from '#features/letters/letter.ts';
import { builder } from '#server/graphql-builder.ts';
import { type Draft, readDraft } from './drafts.ts';
import { type Lock, readLock } from './locks.ts';
import { type Note, readNotes } from './notes.ts';
import type { TakenLetter } from './take-letter.ts';

/** Who works on a letter, without the id by which they save. */
const ReviewerType = builder.objectRef<Lock>('LetterReviewer').implement({
  description: 'Who works on a letter in review.',
  fields: (t) => ({
    name: t.exposeString('personName', { description: 'The name of the person.' }),
    isMe: t.boolean({
      description: 'Whether it is you.',
      resolve: ({ personId }, _args, { viewer }) => personId === viewer.personId,
    }),
    since: t.expose('takenAt', { type: 'DateTime', description: 'Since when.' }),
    until: t.expose('expiresAt', {
      type: 'DateTime',
      description: 'When the letter is free again, unless they go on.',
    }),
  }),
});

const NoteType = builder.objectRef<Note>('ReviewNote').implement({
  description: 'What somebody noted when they put a letter back.',
  fields: (t) => ({
    text: t.exposeString('text', { description: 'The note.' }),
    author: t.exposeString('personName', { description: 'Who wrote it.' }),
    insertTime: t.expose('insertTime', { type: 'DateTime', description: 'When.' }),
  }),
});

const DraftType = builder.objectRef<Draft>('ReviewDraft').implement({
  description: 'What somebody typed into a letter in review and has not decided.',
  fields: (t) => ({
    draft: t.string({ description: 'As JSON.', resolve: ({ draft }) => JSON.stringify(draft) }),
    author: t.exposeString('personName', { description: 'Who typed last.' }),
    lastUpdate: t.expose('lastUpdate', { type: 'DateTime', description: 'When.' }),
  }),
});

export const LetterReviewType = builder.objectRef<Letter>('LetterReview').implement({
  description: 'Where the manual review of a letter stands.',
  fields: (t) => ({
    reviewer: t.field({
      type: ReviewerType,
      nullable: true,
      description: 'Who works on it now.',
      resolve: ({ id }, _args, context) => readLock(context, id),
    }),
    notes: t.field({
      type: [NoteType],
      description: 'What was noted when it was put back, the newest first.',
      resolve: async ({ id }, _args, context) => (await readNotes(context, id)) ?? [],
    }),
    draft: t.field({
      type: DraftType,
      nullable: true,
      description: 'What was typed and not yet decided.',
      resolve: ({ id }, _args, context) => readDraft(context, id),
    }),
  }),
});

builder.objectField(AwardLetterType, 'review', (t) =>
  t.field({
    type: LetterReviewType,
    nullable: true,
    description: 'Where its manual review stands; null unless it is in review.',
    resolve: (letter) => (letter.status === 'MANUAL_REVIEW' ? letter : null),
  }),
);

export const ReviewLockType = builder.objectRef<Lock>('ReviewLock').implement({
  description: 'Your right to work on a letter.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'What you save and decide with. Every taking has its own.' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'When it ends, unless you go on.' }),
  }),
});

export const TakenLetterType = builder.objectRef<TakenLetter>('TakenLetter').implement({
  description: 'A letter that you work on.',
  fields: (t) => ({
    letter: t.field({ type: AwardLetterType, description: 'The letter.', resolve: ({ letter }) => letter }),
    lock: t.field({ type: ReviewLockType, description: 'Your lock.', resolve: ({ lock }) => lock }),
  }),
});
