import type { Box, Word } from '../page.ts';
import { statusWord } from '../phrases/line-phrases.ts';
import { limitOf, withRanges } from './figure-limits.ts';
import { type Figure, figureOf, opensMoney, type Period, periodOf } from './figures.ts';
import { type Line, type Piece, pieceOf } from './lines.ts';
import { hasDigit, readMoney } from './money.ts';
import { reckonedFigure } from './reckoned-figures.ts';
import { termListCells } from './term-lists.ts';

/** One field of a row: words, or a sum of money. */
export type Cell = { text: Piece; figure: null } | { text: null; figure: Figure };

const leader = /^[.·•…_=\-–—*\s]{2,}$|^[•·|▪◦‣▾▸►]$/;
/** "$30,870 /" and "yr" under it. */
const unitAlone = /^(\/|\/? ?yr\.?)$/i;
const addressEnd = /\b[A-Z]{2}\.?\s+\d{5}(-\d{4})?$/;

export const day = /^\d{1,2}\/\d{1,2}\/(20)?\d\d$/;

/** The fields of a line from left to right; dot leaders and bullets go. */
export function cellsOf(line: Line, isParted = true): Cell[] {
  const parts = withRanges(line.pieces).flatMap((piece, index) => {
    const terms = termListCells(piece, index > 0);
    return terms ? [{ words: piece.words, run: terms }] : partsOf(piece, index > 0);
  });
  // "30 credits × $75     2,250": beside a figure of its own the one among words is part of the label.
  const isColumn = parts.some(({ run }) => run !== null);
  const cells = withPeriods(withCredits(parts.flatMap((part) => cellsOfPart(part, isColumn || !isParted)))).filter(
    (cell, index) => index === 0 || !unitAlone.test(cell.text?.text ?? ''),
  );
  const filled = cells.filter(({ text }, index) => !text || !isDashes(text) || isInColumn(cells, index));
  return hasFigure(filled) ? filled.map(withNothing) : filled;
}

/** "--" or "---" apart from other words: nothing, or what leads from a name to its figure. */
const isDashes = ({ words, text }: Piece): boolean => words.length === 1 && /^[-–—]{2,3}$/.test(text);

/** Behind a figure, or beside several, dashes lead nowhere. */
const isInColumn = (cells: Cell[], index: number): boolean =>
  hasFigure(cells.slice(0, index)) || cells.filter(({ figure }) => figure).length > 1;

/** "$1,200  each semester", "Dean's Grant  (each semester)  $1,200": a period in a field of its own is that of the figure. */
function withPeriods(cells: Cell[]): Cell[] {
  const periodBehind = (index: number): Period | null => {
    const [figure, text] = [cells[index]?.figure, cells[index + 1]?.text];
    const isNear = figure && text && periodAlone.test(text.text) && text.x - figure.x - figure.width < 2 * text.height;
    return isNear ? periodOf(text.text) : null;
  };
  const periodBefore = (index: number): Period | null => {
    const [text, figure] = [cells[index - 1]?.text, cells[index]?.figure];
    const [, words] = (index > 1 && figure && text && /^\((.*)\)$/.exec(text.text)) || [];
    return words && periodAlone.test(words) ? periodOf(words) : null;
  };
  return cells.flatMap((cell, index): Cell[] => {
    const period = periodBehind(index) ?? periodBefore(index);
    if (cell.figure && period) return [{ text: null, figure: { ...cell.figure, period } }];
    return periodBehind(index - 1) || periodBefore(index + 1) ? [] : [cell];
  });
}
const periodAlone = /^(\/|per|a|each|every) ?(semester|term|quarter|trimester|year)$/i;

/** "$1,250 CR" is taken off. */
function withCredits(cells: Cell[]): Cell[] {
  const isCredit = (index: number): boolean =>
    cells[index]?.text?.text === credit && !!cells[index - 1]?.figure && !cells[index - 1]?.figure?.isPlain;
  return cells.flatMap((cell, index): Cell[] => {
    if (isCredit(index)) return [];
    return cell.figure && isCredit(index + 1) ? [{ text: null, figure: { ...cell.figure, isNegative: true } }] : [cell];
  });
}
const credit = 'CR';

/** A dash in a column of figures, or "none", is nothing. */
const withNothing = (cell: Cell, index: number): Cell =>
  index > 0 && cell.text && /^([-–—]{1,3}|n\/a|none|nil|zero|off)$/i.test(cell.text.text)
    ? { text: null, figure: { ...cell.text, value: 0, isNegative: false, isPlain: true, period: null } }
    : cell;

const opensWithMoney = ([first]: Word[]): boolean => first !== undefined && readMoney(first.text)?.isPlain === false;

/** "$2,000 first year only", "$9,000 renewable for four years", "$3,500 5.50%", "$3,500 at 5.5% fixed". */
const remark =
  /^((at |@ )?(100|\d{1,2}(\.\d+)?)%( (fixed|interest|rate|apr))*|est\.?|estimated|tentative|max\.?|\$|dollars|\[\w{1,2}\]|([☐□○◯❏❑☑] ?(yes|no|accept|decline|reduce)\w* ?)+|\((?!.*(month|week|hour|credit)).{1,24}\)|(one[- ]time|(first|this) year)( only| award| gift)?|for the ((academic|award|school|aid|20\d\d ?[-–/] ?(20)?\d\d) )*year|for 20\d\d ?[-–/] ?(20)?\d\d|(non-?)?renewable\b.{0,36}|renews\b.{0,36})$/i;

/** "(4.60% interest)" before a figure says what it costs to have it. */
const bracketed = /^\((?!.*(month|week|hour|credit|semester|term|quarter|year))[^()]{1,48}\)( \$)?$/i;

/** "up to $3,500", "$2,500 est.", "$350 (one time)", "A = $4,000" in a column of figures: the figure alone. */
export function withoutQualifiers(words: Word[]): Word[] {
  const at = words.findIndex((word) => readMoney(word.text)?.isPlain === false);
  if (at < 0) return words;
  const before = textOf(words.slice(0, at));
  const after = textOf(words.slice(at + 1));
  const isPlain =
    bracketed.test(before) ||
    /^(up to|about|approx\.?|approximately|est\.?|estimated|max\.?|maximum|\+\/-|~|(line )?\(?[a-z\d]{1,2}\)? ?= ?\$?|=|\([a-z]\))?$/i.test(
      before,
    );
  return isPlain && remark.test(after || 'est.') && (before || after) ? words.slice(at, at + 1) : words;
}

const textOf = (words: Word[]): string => words.map((word) => word.text).join(' ');

function splitAtLeaders(piece: Piece): Word[][] {
  const parts: Word[][] = [[]];
  for (const word of piece.words) {
    if (leader.test(word.text)) parts.push([]);
    else parts.at(-1)?.push(word);
  }
  // A dash or a number before the first word is a bullet.
  const [first] = parts;
  if (first && first.length > 1 && /^([-–—*o]|\d{1,2}[.)])$/.test(first[0]?.text ?? '')) first.shift();
  return parts.filter((part) => part.length > 0);
}

/** Words between leaders; `run` are its cells where it is nothing but figures, or figures and their terms. */
type Part = { words: Word[]; run: Cell[] | null };
/** The words of a piece between leaders; behind the first piece, figures without what qualifies them. */
const partsOf = (piece: Piece, isBehind: boolean): Part[] =>
  isBehind && isDashes(piece) ? [{ words: piece.words, run: null }] : partsBetween(piece, isBehind);
const partsBetween = (piece: Piece, isBehind: boolean): Part[] =>
  splitAtLeaders(piece)
    .flatMap(splitAtRun)
    .map((words) => {
      const limit = limitOf(words);
      if (limit) return { words, run: [{ text: null, figure: limit }] };
      return partOf(isBehind || opensWithMoney(words) || isResult(words) ? withoutQualifiers(words) : words);
    });
/** "Offered 1,125.00 1,125.00": narrow columns, whose figures stand close behind the words before them. */
function splitAtRun(words: Word[]): Word[][] {
  let at = words.length;
  while (at > 0 && isPrinted(words[at - 1] as Word, undefined)) at -= 1;
  return at > 0 && words.length - at > 1 ? [words.slice(0, at), words.slice(at)] : [words];
}
/** "A = $4,000". */
const isResult = ([, sign]: Word[]): boolean => sign?.text === '=';
const partOf = (words: Word[]): Part => ({ words, run: figureRun(words) });

const cellsOfPart = ({ words, run }: Part, isColumn: boolean): Cell[] =>
  run ?? figureFirst(words) ?? (isColumn ? besideColumn(words) : labelledFigure(words));

/** One figure, or several that stand close together; null when other words are among them. */
function figureRun(words: Word[]): Cell[] | null {
  if (!opensMoney.test(words[0]?.text ?? '')) return null;
  const whole = figureOf(words) ?? reckonedFigure(words);
  if (whole) return isMoney(whole) ? [{ text: null, figure: whole }] : null;
  const each = words.map((word) => figureOf([word]));
  const figures = each.filter((figure) => figure !== null && !figure.isPlain) as Figure[];
  const rest = words.slice(figures.length);
  // "5,245.00 A", "(2,500) 09/04/2026": a mark or a day of the next column may stand close behind.
  const isMarked = figures.length > 0 && each.slice(0, figures.length).every(Boolean) && rest.length < 2;
  if (!isMarked || rest.some(({ text }) => text.length > 1 && text !== credit && !day.test(text))) return null;
  const cells = figures.map((figure): Cell => ({ text: null, figure }));
  return rest.length > 0 ? [...cells, { text: pieceOf(rest), figure: null }] : cells;
}

const isDash = (word: Word | undefined): boolean => /^[-–—]$/.test(word?.text ?? '');

/** "$12,000 Dean's Scholarship", "$12,000 – Dean's Scholarship": a list that puts the figure first. */
function figureFirst(words: Word[]): Cell[] | null {
  if (!/\d/.test(words[0]?.text ?? '')) return null;
  const [first, ...others] = words;
  const rest = isDash(others[0]) ? others.slice(1) : others;
  const isSetOff = rest !== others || /:$/.test(first?.text ?? '');
  const figure = first && rest.length > 0 && rest.length < (isSetOff ? 12 : 9) ? figureOf([first]) : null;
  if (!figure || figure.isPlain || !(isSetOff ? /^\p{L}/u : /^["'“|]*[A-Z]/).test(rest[0]?.text ?? '')) return null;
  if (/[,.;]$/.test(first?.text ?? '') || /[.;]$/.test(rest.at(-1)?.text ?? '')) return null;
  return [{ text: null, figure }, ...labelledFigure(rest)];
}

/** Words beside a figure of its own; in "552 Accepted" the next column stands close behind. */
function besideColumn(words: Word[]): Cell[] {
  const [first, ...rest] = words;
  const figure = first && statusWord.test(textOf(rest)) ? figureOf([first]) : null;
  if (!figure || !isMoney(figure)) return [{ text: pieceOf(words), figure: null }];
  return [
    { text: null, figure },
    { text: pieceOf(rest), figure: null },
  ];
}

/** Years, phone numbers and ids are no money. */
const isMoney = (figure: Figure): boolean =>
  !figure.isPlain ||
  figure.value === 0 ||
  (figure.value >= 20 && figure.value < 1_000_000 && !(figure.value > 2004 && figure.value < 2036));

/** "Net Price: $18,085" and "Dean's Award: $4,000 each semester" are a label and a figure; other words stay together. */
function labelledFigure(words: Word[]): Cell[] {
  const whole: Cell = { text: pieceOf(words), figure: null };
  if (!hasDigit.test(whole.text.text) || addressEnd.test(whole.text.text)) return [whole];
  const listed = listedFigures(words);
  if (listed) return listed;
  const at = words.findIndex((word, index) => index > 0 && isPrinted(word, words[index + 1]));
  // What brackets say of a name does not make it a sentence.
  const length = textOf(words.slice(0, at))
    .replace(/\([^)]*\)/g, '')
    .split(' ').length;
  if (at < 1 || length > 9) return [whole];
  const rest = words.slice(/^\$$/.test(words[at]?.text ?? '') ? at + 2 : at + 1);
  const isLast = rest.length === 0 || periodOf(rest.map((word) => word.text).join(' ')) !== null;
  // "HELP WITH THE $17,350" is no name.
  if (/^(the|a|an|with|your)$/i.test(words[at - 1]?.text ?? '') || isRange(words, at)) return [whole];
  const isIntroduced = /[:–—]$|^[-–—]$/.test(words[at - 1]?.text ?? '');
  if (!isIntroduced && !(isLast && length <= 8 && rest.length < 4)) return [whole];
  // A minus is part of the figure, a dash is none.
  const start = at > 1 && words[at - 1]?.text === '−' ? at - 1 : at;
  const figure = figureOf(words.slice(start, words.length - rest.length));
  if (!figure) return [whole];
  figure.period ??= periodOf(rest.map((word) => word.text).join(' '));
  return [
    { text: pieceOf(nameIn(words.slice(0, start))), figure: null },
    { text: null, figure },
  ];
}

/** "hours 901 to 1,080": from one number to another; in "Direct Loan 1 – $3,500" the number ends the name. */
const isRange = (words: Word[], at: number): boolean =>
  /^(to|through|[-–—])$/.test(words[at - 1]?.text ?? '') &&
  /^\d[\d,]*$/.test(words[at - 2]?.text ?? '') &&
  !(/^\d$/.test(words[at - 2]?.text ?? '') && isDash(words[at - 1]) && /^\$/.test(words[at]?.text ?? ''));

/** "Grants: $10,881 Loans: $5,500 Work: $3,000" close together: each figure behind a name and a colon. Null for other words. */
function listedFigures(words: Word[]): Cell[] | null {
  if (words.filter(({ text }) => text.endsWith(':')).length < 2) return null;
  const ends = words.flatMap(({ text }, index) =>
    isPrinted(words[index] as Word, undefined) && !/[:.]$/.test(text) ? [index] : [],
  );
  if (ends.length < 2 || ends.at(-1) !== words.length - 1) return null;
  const parts = ends.map((end, index) => words.slice((ends[index - 1] ?? -1) + 1, end + 1));
  const isNamed = (part: Word[]): boolean =>
    part.length > 1 && part.length < 8 && /:$/.test(part.at(-2)?.text ?? '') && /^\p{Lu}/u.test(part[0]?.text ?? '');
  if (!parts.every(isNamed)) return null;
  return parts.flatMap((part): Cell[] => {
    const figure = figureOf(part.slice(-1));
    return figure
      ? [
          { text: pieceOf(part.slice(0, -1)), figure: null },
          { text: null, figure },
        ]
      : [];
  });
}

/** "Library job, up to $1,500": behind the comma the words speak of the figure. */
function nameIn(words: Word[]): Word[] {
  const at = words.findLastIndex(({ text }) => /[,:–—]$/.test(text)) + 1;
  const isQualified = /^(up to|about|approx\.?|approximately|roughly|an estimated|estimated)$/i.test(
    textOf(words.slice(at)),
  );
  return at > 0 && isQualified
    ? words.slice(0, at).map((word) => ({ ...word, text: word.text.replace(/,$/, '') }))
    : words;
}

function isPrinted(word: Word, next: Word | undefined): boolean {
  const money = readMoney(word.text === '$' ? `$${next?.text ?? ''}` : word.text);
  return money !== null && !money.isPlain;
}

export const cellBox = (cell: Cell): Box => cell.figure ?? cell.text;
export const hasFigure = (cells: Cell[]): boolean => cells.some((cell) => cell.figure);
