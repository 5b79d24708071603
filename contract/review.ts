/** A reviewer keeps a letter for so long after the last sign of work. */
export const reviewLockMinutes = 10;

/** How often a page that shows a letter in review says that it is still there. */
export const reviewHeartbeatSeconds = 60;

export const maxReviewNote = 1000;

export const reviewNoteProblem = (note: string): string | undefined =>
  note.length > maxReviewNote ? `Use at most ${maxReviewNote.toLocaleString('en-US')} characters.` : undefined;

/** A draft is kept as the console wrote it, up to this many characters. */
export const maxReviewDraft = 200_000;
