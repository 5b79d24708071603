import type { Word } from '../page.ts';
import { noAmount, offerCue } from '../phrases/prose-phrases.ts';
import { type Figure, figureOf, type Period, periodOf } from './figures.ts';
import { boxAround, type Line, pieceOf } from './lines.ts';
import { readMoney } from './money.ts';
import type { FlowLine } from './panels.ts';
import { costName, lastNameIn, nameIn, textOf } from './prose-names.ts';
import type { Row } from './rows.ts';

type Sentence = { page: number; words: Word[] };

/** Amounts that running text offers: "a Dean's Scholarship of $12,000", "$2,000 through Federal Work-Study". */
export function proseRows(lines: FlowLine[], titles: Line[]): Row[] {
  const sentences = sentencesOf(lines);
  if (!sentences.some(({ words }) => offerCue.test(textOf(words)))) return [];
  const rows: Row[] = [];
  let spoken = titleName(titles);
  for (const sentence of sentences) {
    rows.push(...rowsOfSentence(sentence, rows.length === 0 ? spoken : null));
    spoken = lastNameIn(sentence.words) ?? spoken;
  }
  return rows;
}

/** The fund that a certificate or a letter bears as its title. */
function titleName(lines: Line[]): Word[] | null {
  const title = lines.find(
    ({ text }) => text.split(/\s+/).length < 7 && /\b(Scholarship|Fellowship|Grant)$/.test(text),
  );
  return title?.pieces[0]?.words ?? null;
}

function sentencesOf(lines: FlowLine[]): Sentence[] {
  const sentences: Sentence[] = [];
  let current: Sentence = { page: 0, words: [] };
  for (const { line } of lines) {
    if (line.page !== current.page) current = { page: line.page, words: [] };
    for (const word of line.pieces.flatMap((piece) => piece.words)) {
      if (current.words.length === 0) sentences.push(current);
      current.words.push(word);
      if (/[^A-Z.][.!?]["”)]?$/.test(word.text) && !/^(Dr|Mr|Ms|Mrs|St|Est)\.$/.test(word.text))
        current = { page: line.page, words: [] };
    }
  }
  return sentences;
}

function rowsOfSentence({ page, words }: Sentence, spoken: Word[] | null): Row[] {
  const places = words.flatMap((word, index) => (isMoney(word) ? [index] : []));
  const rows: Row[] = [];
  const named = new Set<string>();
  for (const [order, at] of places.entries()) {
    const from = order === 0 ? 0 : (places[order - 1] ?? 0) + 1;
    const before = words.slice(from, at);
    const after = words.slice(at + 1, places[order + 1] ?? words.length);
    const period = periodOf(textOf(after.slice(0, 4)).replace(/^[(,]\s*/, ''));
    const figure = figureOf([{ ...(words[at] as Word), text: cleanMoney(words[at]?.text ?? '') }]);
    // "Cedar Grant $5,000; Dean's Scholarship": what follows a closed figure belongs to the next one.
    const clause = /[,;.)]$/.test(words[at]?.text ?? '') ? [] : after;
    const label = figure && (labelOf(before, clause) ?? (isThatAward(before) ? spoken : null));
    if (!figure || !label || named.has(textOf(label)) || isNoAmount(before, clause, period)) continue;
    named.add(textOf(label));
    rows.push(rowFrom(page, label, { ...figure, period }));
  }
  return rows;
}

/** "This award of", "an annual scholarship worth": the one spoken of before. */
const isThatAward = (before: Word[]): boolean =>
  /\b(scholarship|award|grant|fellowship)\b( \w+){0,5}( of| at| is| worth| totaling)?$/i.test(textOf(before));

const cleanMoney = (text: string): string => text.replace(/^[("“]+/, '').replace(/[)"”,;:.!]+$/, '');
const isMoney = (word: Word): boolean => {
  const money = readMoney(cleanMoney(word.text));
  return money !== null && !money.isPlain && money.value > 0;
};

function isNoAmount(before: Word[], after: Word[], period: Period | null): boolean {
  if (period !== null && period !== 'YEAR' && period !== 'TERM') return true;
  const clause = `${textOf(before.slice(-14))} $ ${textOf(after.slice(0, 5)).replace(/\(.*/, '')}`;
  return noAmount.test(clause) || (/\bup to \$/i.test(clause) && !/\bearn|work.?study/i.test(clause));
}

/** The name beside a figure: right behind it ("a $5,000 Dean's Award"), before it, or after "through". */
function labelOf(before: Word[], after: Word[]): Word[] | null {
  const behind = nameIn(after, 0, 3);
  if (behind && behind.start === 0) return behind.words;
  const isThrough = /^(through|from|in|as|via)$/i.test(after[0]?.text ?? '');
  const through = isThrough ? nameIn(after, 1, 2) : null;
  return through?.words ?? lastNameIn(before) ?? costName(before);
}

function rowFrom(page: number, label: Word[], figure: Figure): Row {
  const value = figure.period === 'TERM' ? figure.value * 2 : figure.value;
  return {
    page,
    label: textOf(label)
      .replace(/[,;:."”]+$/, '')
      .replace(/ (for|in) \d.*$/, ''),
    labelBox: boxAround([pieceOf(label)]),
    attributes: [],
    amount: { value, figures: [figure], isNegative: false, certainty: 0.85 },
    section: null,
    term: null,
    group: -1,
    isTitle: false,
  };
}
