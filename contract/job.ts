/** D 15, derived from where the letters stand. */
export const jobStates = ['UPLOADING', 'PROCESSING', 'IN_REVIEW', 'DONE', 'CANCELED'] as const;
export type JobState = (typeof jobStates)[number];

/** D 8, 9, 12. */
export const jobLimits = {
  maxNameLength: 120,
  maxLetters: 10_000,
  maxFilenameLength: 255,
  maxPayloadBytes: 4 * 1024,
  maxPayloadsBytes: 8 * 1024 * 1024,
  maxBodyBytes: 16 * 1024 * 1024,
  maxPurgeDays: 3650,
} as const;

const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

/** Where no name is given (D 8). */
export const defaultJobName = (time: Date): string => `Upload ${time.toISOString().slice(0, 16).replace('T', ' ')}`;

export const jobNameProblem = (name: string): string | undefined => {
  const { length } = name.trim();
  if (length === 0) return 'Enter a name.';
  if (length > jobLimits.maxNameLength) return `Use at most ${jobLimits.maxNameLength} characters.`;
};

/** Two file names with the same key are the same name: "Bob.PDF" and "bob.pdf" (D 8). */
export const filenameKey = (filename: string): string => filename.normalize('NFC').toLowerCase();

export const filenameProblem = (filename: string): string | undefined => {
  if (filename.trim() === '') return 'Give the file a name.';
  if ([...filename].length > jobLimits.maxFilenameLength)
    return `Use at most ${jobLimits.maxFilenameLength} characters in a file name.`;
  if (/[/\\\p{Cc}]/u.test(filename)) return 'A file name can’t hold a slash, backslash or control character.';
};

/** The context data of a letter, or undefined where the text is no JSON object. */
export function readPayload(payload: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(payload);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  } catch {
    return undefined;
  }
}

export const payloadProblem = (payload: string): string | undefined => {
  if (bytesOf(payload) > jobLimits.maxPayloadBytes) return 'Context data may hold at most 4 KB a letter.';
  if (!readPayload(payload)) return 'Context data must be a JSON object.';
  if (payload.includes('\\u0000') || payload.includes('\u0000')) return 'Context data can’t hold the character NUL.';
};

export const payloadsProblem = (payloads: readonly string[]): string | undefined =>
  payloads.reduce((sum, payload) => sum + bytesOf(payload), 0) > jobLimits.maxPayloadsBytes
    ? 'The context data of a job may hold at most 8 MB together.'
    : undefined;

export const purgeDaysProblem = (days: number | null): string | undefined =>
  days === null || (Number.isInteger(days) && days >= 0 && days <= jobLimits.maxPurgeDays)
    ? undefined
    : `Enter a whole number of days from 0 to ${jobLimits.maxPurgeDays}, or leave it empty to keep the files.`;

export const letterCountProblem = (count: number): string | undefined => {
  if (count === 0) return 'A job needs at least one letter.';
  if (count > jobLimits.maxLetters)
    return `A job may hold at most 10,000 letters, not ${count.toLocaleString('en-US')}.`;
};
