import type { Word } from '../page.ts';

/** "Grant......$500" is one word to a text layer. */
export const splitAtDots = (word: Word): Word[] =>
  isCut.test(word.text) ? [word] : splitAt(word, /([._…]{3,}|^\.+(?=\$))/);

/** "Gra...": a name that was cut; dots that lead to a figure are more. */
const isCut = /^[\p{L}\p{N}'’-]*\p{L}\.{3}$/u;

/** A figure apart from what is joined to it. */
export function splitAtFigure(word: Word): Word[] {
  const { text } = word;
  if (!/\d/.test(text) || isUsual.test(text)) return [word];
  if (text.includes('/') && figureByPeriod.test(text)) return splitAt(word, /(?=\/)/);
  const dress = dresses.find(([pattern]) => pattern.test(text));
  if (dress) return [{ ...word, text: text.replace(...dress) }];
  return text.includes('$') ? splitAt(word, besideFigure) : [word];
}

/** Nothing is joined to most figures: a cheap question before the others. */
const isUsual = /^[-–−(]?\$?\d+(,\d{3})*(\.\d\d)?\)?$/;

/** "(1.057% fee)$3,500": a long name that runs up to its figure. "$1,000renewable": a remark in other print behind it. */
const besideFigure = /(?<=\p{L}\))(?=\$\d)|(?<=^\$[\d,.]*\d)(?=(?!million|billion)\p{L}{3})/u;

/** Nothing but money looks so. */
const money = String.raw`(?:\$?\d{1,3}(?:,\d{3})+(?:\.\d\d)?|\$\d+(?:\.\d\d)?|\d{1,6}\.\d\d)`;
const periods = 'yr|year|AY|academic|sem|semester|term|quarter|qtr|trimester|mo|month|wk|week|hr|hour|credit|unit';

/** "$1,650/yr". */
const figureByPeriod = new RegExp(String.raw`^(?:[-–−+(]*${money}\)?|\d{3,5})\/(?:${periods})\b`, 'i');

/** What stands around money, and the money without it. */
const dresses: [RegExp, string][] = [
  // "$1,650[1]", "$1,650(a)", "$1,650^1", "$1,650¹", "$1,650a": a note is told elsewhere.
  [new RegExp(String.raw`^(${money})(?:\[\w\]|\(\w\)|\^\w|[¹²³⁰⁴-⁹]{1,2}|[a-h])$`), '$1'],
  // "$1,6504" in a picture of it.
  [/^(\$?\d{1,3}(?:,\d{3})+)\d$/, '$1'],
  // "1,650.00CR" is taken off.
  [new RegExp(`^(${money})CR$`), '$1-'],
  [new RegExp(`^<(${money})>$`), '($1)'],
  [new RegExp(`^[~≈](${money})$`), '$1'],
  [new RegExp(String.raw`^(${money})(?:\.-{1,2}|—)$`), '$1'],
  [/^\$?\*{2,}(?=\d)/, '$$'],
  [/^(\d{1,3}(?:,\d{3})+|\d{2,})\$$/, '$$$1'],
];

function splitAt(word: Word, place: RegExp): Word[] {
  if (!place.test(word.text)) return [word];
  const parts = word.text.split(place).filter(Boolean);
  if (parts.length < 2) return [word];
  const step = word.width / word.text.length;
  let at = 0;
  return parts.map((text) => {
    const part = { ...word, text, x: word.x + at * step, width: text.length * step };
    at += text.length;
    return part;
  });
}
