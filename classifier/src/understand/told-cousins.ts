import { isFigure } from './figure-pieces.ts';
import type { Piece } from './lines.ts';
import type { Block } from './text-blocks.ts';

/**
 * "$500 in fall only" under its name is told, where others have "$900 in fall, $900 in winter" under theirs, and no part of the
 * name. Adds it to what is `running`.
 */
export function withCousins(blocks: Block[], running: Set<Block>, tellsMoney: (block: Block) => boolean): Block[] {
  const told = blocks.filter((block, at) => {
    const above = blocks[at - 1];
    return running.has(block) && opens(block.pieces[0]) && above && !running.has(above) && tellsMoney(block);
  });
  if (told.length < 2) return blocks;
  return blocks.flatMap((block) => {
    const last = block.pieces.at(-1) as Piece;
    if (running.has(block) || !opens(last) || isFigure(last) || told.filter(isBeside(block, last)).length < 2)
      return [block];
    const own = { ...block, pieces: [last], besideFigure: 0, label: null };
    running.add(own);
    return block.pieces.length > 1 ? [{ ...block, pieces: block.pieces.slice(0, -1) }, own] : [own];
  });
}

const opens = (piece: Piece | undefined): boolean => /^\$\d/.test(piece?.text ?? '');

const isBeside =
  ({ page, flow }: Block, { x }: Piece) =>
  (other: Block): boolean =>
    other.page === page && other.flow.panel === flow.panel && Math.abs((other.pieces[0] as Piece).x - x) < 4;
