import type { Word } from '../page.ts';
import { isLostCost } from './block-totals.ts';
import type { AidKind } from './classification.ts';
import type { DocumentKind } from './document-kind.ts';
import { hasLostTerms, isUnread, knownValues, looksHalved, unexplainedIn } from './leftovers.ts';
import type { Line } from './lines.ts';
import {
  areCutOff,
  countsTotal,
  exceedsCosts,
  fallsShort,
  hasFiguresBeside,
  hasOddNames,
  hasTwins,
  leavesOutRest,
  tellsMore,
} from './odd-gifts.ts';
import { isCostAmongGifts } from './other-readings.ts';
import { isGift, isOfCosts, isOfRest, type Proof, worth } from './printed-sums.ts';
import type { KnownRow } from './row-kind.ts';
import { isToldPlainly, type Mention } from './told-plainly.ts';
import { hasUnreadCard } from './unread-cards.ts';

/** What speaks for and against the free money that was found. */
export type Findings = {
  proof: Proof['level'];
  /** How sure the least sure gift is that no printed sum bears out; 1 where there is none. */
  leastUnproven: number;
  /** A gift that no printed sum bears out stands in a sentence, and not all figures there are plain. */
  isTold: boolean;
  /** A total of aid is printed that nothing agrees with. */
  isContradicted: boolean;
  exceedsCosts: boolean;
  hasGift: boolean;
  /** Two awards of one name: one of them may be said again. */
  hasTwins: boolean;
  /** A name that is none. */
  hasOddNames: boolean;
  /** One gift is as much as all others together: their total under a name of its own. */
  countsTotal: boolean;
  /** A total of gifts is more than the gifts that were read. */
  fallsShort: boolean;
  /** What proves the offer may be an award that was missed. */
  leavesOutRest: boolean;
  /** Lines that name aid and money and were not understood. */
  hasUnread: boolean;
  hasUnknownRows: boolean;
  /** Several sums of money that nothing explains. */
  hasUnexplained: boolean;
  /** A line among awards is called like a cost. */
  hasCostAmongGifts: boolean;
  /** Several lines are called costs, and none was read as one. */
  hasLostCosts: boolean;
  /** Of several figures in a row one was taken for want of heads, or because others were not read: sums prove any of the columns. */
  isGuessed: boolean;
  /** A half-year may have been taken for the year. */
  looksHalved: boolean;
  isPicture: boolean;
  isGiftLost: boolean;
  hasSchool: boolean;
  /** The document looks as much like something else. */
  isDoubtfulKind: boolean;
};

/** `aside`: figures of which running text says that they are no amounts of this offer. */
type Material = {
  lines: Line[];
  rows: KnownRow[];
  proof: Proof;
  aside: Word[];
  mentions: Mention[];
  lost: AidKind[];
  hasSchool: boolean;
  kind: DocumentKind;
};

export function findingsOf({ lines, rows, proof, aside, mentions, lost, hasSchool, kind }: Material): Findings {
  const { level, unproven } = proof;
  const told = unproven.filter((row) => row.group < 0);
  const totals = rows.filter(({ known }) => known.is === 'TOTAL');
  const gifts = rows.filter(isGift);
  return {
    proof: level,
    leastUnproven: rows.some(({ known }) => known.is === 'AID') ? Math.min(1, ...unproven.map(sureness)) : 0,
    isTold: told.length > 0 && !(told.every(isGift) && isToldPlainly(mentions, rows, told)),
    isContradicted: level === null && totals.some((row) => !isOfCosts(row) && !isOfRest(row, rows)),
    exceedsCosts: exceedsCosts(rows),
    hasGift: gifts.length > 0,
    hasTwins: hasTwins(rows),
    hasOddNames: hasOddNames(rows),
    countsTotal: countsTotal(gifts),
    fallsShort: fallsShort(rows) || tellsMore(mentions, rows),
    leavesOutRest: level === 'ALL' && leavesOutRest(mentions, rows),
    hasUnread:
      lines.some((line) => isUnread(line, rows, aside)) ||
      hasUnreadCard(lines, rows, knownValues(rows)) ||
      hasLostTerms(lines, rows, aside),
    hasUnknownRows: rows.some((row) => row.known.is === 'UNKNOWN' && row.amount.value >= 50 && !isOfYears(row, rows)),
    hasUnexplained: unexplainedIn(lines, rows, aside) > 2,
    hasCostAmongGifts: rows.some((row) => isCostAmongGifts(row, rows) || isOddCost(row, rows)),
    hasLostCosts: !rows.some(({ known }) => known.is === 'COST') && rows.filter(isLostCost).length > 2,
    isGuessed: gifts.some(({ amount }) => amount.certainty <= 0.5) || hasFiguresBeside(gifts) || areCutOff(rows),
    looksHalved: looksHalved(gifts, lines),
    isPicture: lines.some(({ pieces }) => pieces.some(({ words }) => words.some(({ confidence }) => confidence < 1))),
    isGiftLost: lost.some(({ category }) => category === 'GRANT' || category === 'SCHOLARSHIP'),
    hasSchool,
    isDoubtfulKind: kind.other > 0 && kind.other >= kind.offer,
  };
}

/** "Fork Honors" in a block of costs that holds awards as well: by its name it is neither. */
const isOddCost = ({ known, group }: KnownRow, rows: KnownRow[]): boolean =>
  known.is === 'COST' &&
  known.category === 'OTHER' &&
  known.certainty < 0.9 &&
  rows.filter((row) => row.group === group && row.known.is === 'AID').length > 2;

/** "$88,000 toward your degree": the free money of several years. */
const isOfYears = ({ amount }: KnownRow, rows: KnownRow[]): boolean =>
  [2, 3, 4, 5].some((years) => amount.value === years * worth(rows.filter(isGift)));

/** By the words of the figures, the choice of the column and the kind. */
const sureness = ({ amount, known }: KnownRow): number => {
  const read = amount.figures.flatMap((figure) => figure.words.map((word) => word.confidence));
  return Math.min(1, ...read) * amount.certainty * ('certainty' in known ? known.certainty : 1);
};
