import { isAid, linesOf, type ReviewDraft } from './review-draft.ts';

/** A draft as text that people can keep elsewhere: a line each. */
export function draftText(draft: ReviewDraft): string {
  const { name, city, state, zip } = draft.institution;
  const school = [name, city, state, zip].filter(Boolean).join(', ');
  const lines = linesOf(draft).map(
    (line) =>
      `${line.description}\t${line.value}\t${isAid(line) ? `${line.source} ${line.subCategory}` : `COST ${line.category}`}`,
  );
  return [school, draft.awardYear, ...lines].filter(Boolean).join('\n');
}
