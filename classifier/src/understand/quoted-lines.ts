import {
  dayOfMessage,
  fromField,
  mayWrite,
  ofOffice,
  olderMessage,
  quoteMark,
  quoteMarks,
  readerName,
  sentField,
  wroteLine,
} from '../phrases/mail-phrases.ts';
import { normalText } from '../phrases/normal-text.ts';
import type { Line, LinedPage } from './lines.ts';

/** An e-mail may quote the message that it answers: an offer that is told there and anew above it is offered no more. */
export function withoutQuoted(pages: LinedPage[]): LinedPage[] {
  const quoted = quotedIn(pages.flatMap(({ lines }) => lines));
  if (quoted.size === 0) return pages;
  const own = (lines: Line[]): Line[] => lines.filter((line) => !quoted.has(line));
  return pages.map((page) => ({
    ...page,
    parts: page.parts.map(own).filter(({ length }) => length > 0),
    lines: own(page.lines),
  }));
}

/** The first quotation of which the lines above tell anew; the fields over the message itself open none. */
function quotedIn(lines: Line[]): Set<Line> {
  for (const [index, line] of lines.entries()) {
    if (!opensQuote(lines, index)) continue;
    const [own, below] = [lines.slice(0, index), lines.slice(index)];
    const marked = below.filter(({ text }) => quoteMark.test(text));
    const quoted = marked.length > 0 ? [line, ...marked, ...indentedWith(line, own, below)] : below;
    if (isToldAnew(own, quoted) || isOfReader(own, quoted)) return new Set(quoted);
  }
  return new Set();
}

/** Where the quotation as a whole stands further right, so do those of its lines that bear no mark. */
function indentedWith({ x }: Line, own: Line[], below: Line[]): Line[] {
  return own.some((line) => line.x < x - 5) ? below.filter((line) => line.x > x - 2) : [];
}

function opensQuote(lines: Line[], index: number): boolean {
  const [text, next] = [lines[index]?.text ?? '', lines[index + 1]?.text ?? ''];
  if (quoteMark.test(text)) return quoteMark.test(next);
  if (mayWrite.test(text)) return wroteLine.test(text) || wroteLine.test(`${text} ${next}`);
  if (fromField.test(text)) return isOlder(lines, index);
  return olderMessage.test(text);
}

/** Fields of a message below another: some programs print the newest first, and some last. */
function isOlder(lines: Line[], index: number): boolean {
  const sent = lines.slice(index + 1, index + 4).find((line) => sentField.test(line.text));
  const above = lines.slice(0, index).findLast((line) => sentField.test(line.text));
  return sent !== undefined && (above === undefined || dayIn(sent) < dayIn(above));
}

/** Not a number where no day is told, which is neither before nor after any. */
const dayIn = ({ text }: Line): number => Date.parse(dayOfMessage.exec(text)?.[0].replace('.', '') ?? '');

/** Most of what the quotation names is named again, with no fewer sums: else the answer may leave the rest as it was. */
function isToldAnew(own: Line[], quoted: Line[]): boolean {
  const names = quoted.flatMap(namesOn);
  const text = ` ${normalText(own.map((line) => line.text).join(' '))} `;
  const again = names.filter((name) => text.includes(` ${name} `));
  return names.length > 0 && 2 * again.length >= names.length && own.flatMap(namesOn).length >= names.length;
}

/** The reader wrote it, and it quotes nobody else: what a student asks or tells of others is no offer. */
function isOfReader(own: Line[], quoted: Line[]): boolean {
  const [first = '', second = '', ...rest] = quoted.map(({ text }) => text.replace(quoteMarks, ''));
  const writer = [first, `${first} ${second}`].find((text) => wroteLine.test(text) || fromField.test(text));
  if (!writer || ofOffice.test(writer) || rest.some((text) => wroteLine.test(text) || fromField.test(text)))
    return false;
  const names = own.slice(0, fieldsAndGreeting).flatMap(({ text }) => readerName.exec(text)?.slice(1) ?? []);
  const isWriter = names.some((name) => name && new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'u').test(writer));
  return isWriter && own.flatMap(namesOn).length >= quoted.flatMap(namesOn).length;
}
/** So many lines stand over the words of a message at most. */
const fieldsAndGreeting = 12;

/** The two words before each sum of money. */
const namesOn = ({ text }: Line): string[] =>
  [...text.matchAll(named)].map(([, words = '']) => normalText(words)).filter((name) => /[a-z]{2}/.test(name));
const named = /([^\s$]+\s+[^\s$]+?)[\s:,–—-]*(?:\$\s?\d|(?<=\s)\d{1,3},\d{3}\b)/g;
