import type { Reading } from '../page.ts';
import { type AidContext, namedKind } from './aid-kind.ts';
import { amountsOf, netPriceOf } from './amounts.ts';
import { awardYearOf } from './award-year.ts';
import type { Classification } from './classification.ts';
import { letterConfidence } from './confidence.ts';
import { sectionOf } from './headings.ts';
import { institutionOf } from './institution.ts';
import { contextFrom, type Surroundings } from './letter-context.ts';
import { type Line, linesOf } from './lines.ts';
import { proseRows } from './prose.ts';
import { type KnownRow, rowKind, withNeighbourKinds } from './row-kind.ts';
import { type PageRows, type Row, rowsOf } from './rows.ts';
import { saysSchool } from './school-name.ts';
import { outcomeOf } from './status.ts';
import { aidAddsUp, costsAddUp, markTotals, mergeRepeats, settleContributions } from './totals.ts';

/** What a letter says: school, year, aid, costs, and how sure that is. */
export function understand(reading: Reading): Classification {
  const pageLines = reading.pages.map(linesOf);
  const lines = pageLines.flat();
  const institution = institutionOf(reading, lines);
  const { awardYear, evidence } = awardYearOf(lines);
  const contextOf = contextFrom(lines, institution);
  const pages = pageRows(reading, pageLines, awardYear);
  const single = knownRows(pages, lines, contextOf);
  const rows = mergeRepeats(single);
  const { aid, costs } = amountsOf(rows);
  const aidPages = single.filter(({ known }) => known.is === 'AID').map(({ page }) => page);
  const confidence = letterConfidence({
    aid,
    costs,
    addsUp: aidAddsUp(single),
    costsAddUp: costsAddUp(single),
    hasSchool: saysSchool(institution.name),
    lost: lostKinds(pages, contextOf),
  });
  return {
    ...outcomeOf(lines, aidPages, saysSchool(institution.name), confidence),
    institution,
    awardYear,
    awardYearEvidence: evidence,
    aid,
    costs,
    printedNetPrice: netPriceOf(rows),
    confidence,
  };
}

function pageRows(reading: Reading, pageLines: Line[][], awardYear: string | null): PageRows[] {
  let before: Parameters<typeof rowsOf>[3] = { section: null, group: 0 };
  return reading.pages.map((page, index) => {
    const found = rowsOf(page, pageLines[index] ?? [], awardYear, before);
    const last = found.rows.at(-1);
    before = { section: last?.section ?? null, group: last?.group ?? before.group + 1 };
    return found;
  });
}

function knownRows(pages: PageRows[], lines: Line[], contextOf: (row: Surroundings) => AidContext): KnownRow[] {
  const know = (row: Row): KnownRow => ({ ...row, known: rowKind(row, contextOf(row)) });
  const table = withNeighbourKinds(pages.flatMap(({ rows }) => rows).map(know), contextOf);
  // Running text repeats what a table says; it speaks where no table does.
  const missing = (['AID', 'COST'] as const).filter((is) => !table.some(({ known }) => known.is === is));
  const prose = proseRows(
    pages.flatMap((page) => page.prose),
    lines,
  ).map(know);
  const told = prose.filter(({ known }) => missing.some((is) => is === known.is));
  return settleContributions(markTotals([...table, ...told]));
}

/** Kinds of aid that a picture names in lines without a figure. */
const lostKinds = (pages: PageRows[], contextOf: (row: Surroundings) => AidContext) =>
  pages
    .flatMap(({ bare }) => bare)
    .filter(
      ({ section, label }) =>
        section !== 'NOISE' && section !== 'NET' && label.split(' ').length < 9 && !sectionOf(label),
    )
    .flatMap(
      ({ label, section }) =>
        namedKind(label, contextOf({ section: section === 'LOAN' ? null : section, attributes: [] })) ?? [],
    )
    .filter(({ source }) => source === 'FEDERAL' || source === 'STATE');
