import { columnPhrases } from '../phrases/column-phrases.ts';
import { replyWords, statusWord } from '../phrases/line-phrases.ts';
import { normalText } from '../phrases/normal-text.ts';
import { remembered } from '../phrases/remembered.ts';
import { isBareHead } from './bare-heads.ts';
import type { Cell } from './cells.ts';
import type { Figure } from './figures.ts';
import type { Piece } from './lines.ts';
import { namesAid } from './row-kind.ts';

/** "TPEG", "FDNUR", "E-1174". */
export const fundCode = /^(?=.*[A-Z0-9])[A-Z0-9]{3,8}$|^(?=.*[A-Z])(?=.*\d)(?=.{5})[A-Z0-9]{1,6}[-.][A-Z0-9]{1,6}$/;

/** "Offered", "Accepted", or the boxes for an answer: "☐ accept ☐ decline ☐ reduce to $____". */
export const isStatus = remembered(
  (text: string): boolean => statusWord.test(text.trim()) || statusField.test(text) || isReply(text),
);

/** "Status: Declined by student". */
const statusField = /^\s*(award |current )?status: ?\p{L}/iu;

const isReply = (text: string): boolean =>
  /[☐☑☒□■_]|\[ ?\]|\( ?\)/.test(text) &&
  (text.toLowerCase().match(/[a-z]+/g) ?? []).every((word) => replyWords.has(word));

/** The words that name the row, and the others beside them (status, category). */
export function labelOf(
  cells: Cell[],
  nameColumn: number | null = null,
): { label: Piece | null; attributes: string[] } {
  const first = cells.findIndex((cell) => cell.figure);
  const firstFigure = cells[first]?.figure as Figure;
  const wordsIn = (side: Cell[]): Piece[] => side.flatMap(({ text }) => text ?? []);
  const words = wordsIn(cells.slice(0, first)).filter((text) => !isStatus(text.text) && /\p{L}/u.test(text.text));
  const names = words.filter(({ text }) => !isTick(text));
  const before = names.length > 0 && words.length > names.length + 1 ? names : words;
  // In "Class SO · GPA 3.41 · Grant: $500" the words that the figure follows at once are its name.
  const last = before.at(-1);
  const adjacent = last && firstFigure.x - last.x - last.width < 6 && !isBareHead(last.text) ? last : null;
  const isCode =
    before.length > 1 &&
    fundCode.test((before[0]?.text ?? '').replace(/^\W+/, '')) &&
    /[A-Za-z]{2}/.test(before[1]?.text ?? '') &&
    // "TPEG   Grant": the kind of aid is no name.
    !columnPhrases.kind.test(normalText(before[1]?.text ?? '')) &&
    // "VTAG   Commonwealth of Virginia": a program by its letters, and who gives it.
    !(namesAid(before[0]?.text ?? '') && !namesAid(before[1]?.text ?? ''));
  const after = wordsIn(cells.slice(first)).find((text) => !isStatus(text.text) && /\p{L}{3}/u.test(text.text));
  const isFirst = cells.length === 2 || (cells[0]?.figure && cells.filter((cell) => cell.figure).length === 1);
  // "Source   Amount   Award": the names may stand behind the figures, too.
  const isName = ({ x, text }: Piece): boolean => Math.abs(x - (nameColumn ?? 0)) < 4 && !isStatus(text);
  const behind = (): Piece | undefined => wordsIn(cells.slice(first)).find(isName);
  const named = nameColumn === null ? null : (nameAt(before, nameColumn) ?? behind());
  const label = named ?? adjacent ?? before[isCode ? 1 : 0] ?? (isFirst ? after : null) ?? null;
  return {
    label,
    attributes: wordsIn(cells)
      .filter((text) => text !== label)
      .map((text) => text.text),
  };
}

/** "☒ full   ☐ part" before a name. */
const isTick = (text: string): boolean => /^([☐☑☒□■]|\[ ?[xX]? ?\]) ?\S+( \S+)?$/.test(text);

/** The words where the names stand; those of another table of the page may stand a little further to the right. */
const nameAt = (before: Piece[], column: number): Piece | undefined =>
  before.find(({ x }) => Math.abs(x - column) < 15) ?? before.slice(1).find(({ x }) => x > column && x < column + 40);
