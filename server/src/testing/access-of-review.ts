import { admins, type Entry, id, reviewers, type Things } from './access-entry.ts';

const held = ({ organization, inReview }: Things): string =>
  `id: ${id(inReview)}, organizationId: ${id(organization)}, lockId: ${id(inReview)}`;

/** Every query and mutation of the manual review. What needs one's own lock is tried with one in review.test.ts. */
export const reviewAccess: Record<string, Entry> = {
  'query learnedLines': {
    call: ({ organization }) => `learnedLines(organizationId: ${id(organization)}) { items { id } }`,
    may: admins,
    stranger: 'refused',
  },
  'mutation removeLearnedLine': {
    call: ({ organization, learned }) =>
      `removeLearnedLine(id: ${id(learned)}, organizationId: ${id(organization)}) { id }`,
    may: admins,
    stranger: 'refused',
  },
  'query jobsInReview': {
    call: ({ organization }) => `jobsInReview(organizationId: ${id(organization)}) { id name }`,
    may: reviewers,
    stranger: 'refused',
  },
  // The letters of this test have no pages, so those who may get no further than that.
  'query readBox': {
    call: ({ organization, inReview }) =>
      `readBox(id: ${id(inReview)}, organizationId: ${id(organization)},
        box: { page: 1, left: 0, top: 0, width: 9, height: 9 }) { text }`,
    stranger: 'refused',
  },
  'mutation takeLetter': {
    call: ({ organization, inReview }) =>
      `takeLetter(id: ${id(inReview)}, organizationId: ${id(organization)}) { letter { id } lock { id } }`,
    may: reviewers,
    stranger: 'refused',
  },
  'mutation takeNextLetter': {
    call: ({ organization }) => `takeNextLetter(organizationId: ${id(organization)}) { letter { id } }`,
    may: reviewers,
    stranger: 'refused',
  },
  'mutation keepLetter': { call: (things) => `keepLetter(${held(things)}) { id }`, stranger: 'refused' },
  'mutation saveReviewDraft': {
    call: (things) => `saveReviewDraft(${held(things)}, draft: "{}") { id }`,
    stranger: 'refused',
  },
  'mutation putBackLetter': { call: (things) => `putBackLetter(${held(things)}) { id }`, stranger: 'refused' },
  'mutation decideLetter': {
    call: ({ organization, inReview }) =>
      `decideLetter(id: ${id(inReview)}, organizationId: ${id(organization)}, status: INVALID) { id }`,
    may: reviewers,
    stranger: 'refused',
  },
};
