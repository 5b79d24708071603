/** What a heading over rows may say of the time that they are of; patterns over normal text. */
export const timePhrases = {
  past: /\b((last|prior|previous|past) years?|(previous|prior|earlier|old|original|initial|first|last) (financial )?(aid|award|offer|package|eligibility)|for comparison)\b/,
  current: /\bthis years?\b/,
  now: /\b((next|coming|upcoming) (academic |school |award )?years?|(revised|new|updated|final|renewed|current) (financial )?(aid|award|offer|package))\b/,
  year: /(?<!\d)20\d\d ?(\/|to)? ?(20)?\d\d\b/,
} as const;
