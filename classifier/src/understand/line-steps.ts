import { withAwardBlocks } from './award-blocks.ts';
import { withBoxedHeads } from './boxed-heads.ts';
import { withCardCells } from './card-cells.ts';
import { withoutCodes } from './code-columns.ts';
import { withDottedLists } from './dotted-lists.ts';
import { withHalfHeads } from './half-heads.ts';
import { withHeadedCards } from './headed-cards.ts';
import { withWholeHeadings } from './heading-wraps.ts';
import { withoutNamelessSums } from './nameless-sums.ts';
import { withNamesOverRemarks } from './names-over-remarks.ts';
import { withoutNotes } from './notes.ts';
import type { FlowLine } from './panels.ts';
import { withPeriodCells, withPeriodsUnder } from './period-cells.ts';
import { withoutRowRemarks } from './row-remarks.ts';
import { withoutBalances } from './running-balances.ts';
import { withSpannedNames } from './spanned-names.ts';
import { withSpannedTerms } from './spanned-terms.ts';
import { withoutStepBalances } from './step-balances.ts';
import { withTallHeads } from './tall-heads.ts';
import { withTallRemarks } from './tall-remarks.ts';
import { withTallTerms } from './tall-terms.ts';
import { withTermColumn } from './term-column.ts';
import { withoutTermParts } from './term-parts.ts';
import { withUnderRemarks } from './under-remarks.ts';
import { withWholeSides } from './whole-sides.ts';

/** What makes lines of a part of a page easier to read, in this order. */
export const lineSteps = {
  withoutNamelessSums,
  withTallTerms,
  withDottedLists,
  withPeriodCells,
  withPeriodsUnder,
  withoutBalances,
  withoutStepBalances,
  withTallRemarks,
  withWholeSides,
  withNamesOverRemarks,
  withUnderRemarks,
  withoutRowRemarks,
  withoutNotes,
  withoutCodes,
  withAwardBlocks,
  withoutTermParts,
  withTermColumn,
  withSpannedTerms,
  withSpannedNames,
  withHeadedCards,
  withCardCells,
  withBoxedHeads,
  withHalfHeads,
  withTallHeads,
  withWholeHeadings,
} satisfies Record<string, (lines: FlowLine[]) => FlowLine[]>;

export type LineStep = keyof typeof lineSteps;

/** The lines after every step but the one that is left out. */
export function stepped(lines: FlowLine[], without: string | null): FlowLine[] {
  let found = lines;
  for (const [name, step] of Object.entries(lineSteps)) if (name !== without) found = step(found);
  return found;
}
