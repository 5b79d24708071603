/** "On Tue, Mar 3, 2026 at 4:40 PM Financial Aid wrote:", be it over two lines. */
export const wroteLine = /^On\b(?=.*\b20\d\d\b)[^$]{10,150}\bwrote:$/;
export const mayWrite = /^On\b.*\b20\d\d\b/;

/** "-----Original Message-----", "Earlier message, March 3". */
export const olderMessage =
  /^[-–—_\s]*(original|earlier|previous|quoted|prior|older) (message|e-?mail|reply|offer e-?mail)s?\b[^.$]{0,60}$/i;

/** The fields at the head of a message: "From: …" and, a little lower, "Sent: …". */
export const fromField = /^From\b:?\s/;
export const sentField = /^(Sent|Date)\b:?\s/;

/** "To: Ines Duarte", or the greeting: "Hello Ines,". */
export const readerName = /^To\b:?\s+(?:\p{L}+\s)??(\p{Lu}[\p{L}'’-]+)\b|^\p{Lu}\p{L}+ (\p{Lu}[\p{L}'’-]+)[,:!]$/u;
/** Who speaks for a school. */
export const ofOffice = /\b(aid|office|financial|admissions?|enrollment|scholarships?|university|college|school)\b/i;

export const dayOfMessage =
  /\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \d{1,2},? 20\d\d\b|\b\d{1,2}\/\d{1,2}\/20\d\d\b/i;

/** What mail programs put before each line of what they quote. */
export const quoteMark = /^>/;
export const quoteMarks = /^[>\s]+/;
