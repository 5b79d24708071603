import type { Box } from '../page.ts';
import { infoLine } from '../phrases/line-phrases.ts';
import { normalText } from '../phrases/normal-text.ts';
import { genericAid } from '../phrases/prose-phrases.ts';
import { isFlush } from './card-stacks.ts';
import { type Figure, figureOf } from './figures.ts';
import { sectionOf } from './headings.ts';
import type { Line, Piece } from './lines.ts';
import { type KnownRow, namesAid } from './row-kind.ts';

/** A figure that stands alone over or under the name of an award, and neither is in a row: the award was missed. */
export function hasUnreadCard(lines: Line[], rows: KnownRow[], isKnown: (value: number) => boolean): boolean {
  const read = rows.filter(({ known }) => known.is !== 'INFO');
  return lines.some(({ pieces, page }) =>
    pieces.some((piece) => {
      const figure = figureIn(piece);
      if (!figure || figure.value < 200 || isKnown(figure.value)) return false;
      const isFree = (box: Box): boolean => !read.some((row) => row.page === page && isIn(row, box));
      return (
        isFree(piece) &&
        lines.some((line) => line.page === page && line.pieces.some((name) => isName(name, piece) && isFree(name)))
      );
    }),
  );
}

/** "$20,000", "$20,000 per year for four years"; "$20,000." ends a sentence. */
const figureIn = ({ text, words }: Piece): Figure | null =>
  text.startsWith('$') && words.length < 9 && /^\$\d/.test(text) && !/\d\.$/.test(text) ? figureOf(words) : null;

const isIn = ({ labelBox, amount }: KnownRow, box: Box): boolean =>
  [labelBox, ...amount.figures].some(
    (own) =>
      own.y < box.y + box.height - 1 &&
      own.y + own.height > box.y + 1 &&
      own.x < box.x + box.width &&
      own.x + own.width > box.x,
  );

function isName(name: Piece, figure: Piece): boolean {
  const gap = Math.max(name.y, figure.y) - Math.min(name.y + name.height, figure.y + figure.height);
  if (gap < -2 || gap > 2.2 * name.height || name.words.length > 7 || !isFlush(name, figure)) return false;
  return (
    /^\p{Lu}/u.test(name.text) &&
    namesAid(name.text) &&
    !sectionOf(name.text) &&
    !infoLine.test(normalText(name.text)) &&
    !genericAid.test(normalText(name.text))
  );
}
