import type { Reading, Word } from '../page.ts';
import { totalLine } from '../phrases/line-phrases.ts';
import { normalText } from '../phrases/normal-text.ts';
import { forget } from '../phrases/remembered.ts';
import { type AidContext, aidKind, namedKind } from './aid-kind.ts';
import { withoutAlternatives } from './alternatives.ts';
import { amountsOf, netPriceOf, printedSumsOf } from './amounts.ts';
import { type AwardYear, awardYearOf } from './award-year.ts';
import { withBlockSections } from './block-sections.ts';
import { settleBlocks } from './block-totals.ts';
import { settleBudgets } from './budget-lines.ts';
import type { Classification, Institution } from './classification.ts';
import { letterConfidence } from './confidence.ts';
import { settleContributions } from './contributions.ts';
import { withExplainedFees } from './cost-remarks.ts';
import { withoutOtherLoads } from './course-loads.ts';
import { behindCover } from './covers.ts';
import { documentKind } from './document-kind.ts';
import { findingsOf } from './findings.ts';
import { blanksIn } from './form-blanks.ts';
import { sectionOf } from './headings.ts';
import { withoutInstallments } from './installments.ts';
import { institutionOf } from './institution.ts';
import { contextFrom, type Surroundings } from './letter-context.ts';
import { withoutLimits } from './limit-blocks.ts';
import { type Line, type LinedPage, linedUp } from './lines.ts';
import { settleLiving, withFilledColumns } from './living-columns.ts';
import { asPrinted } from './names-first.ts';
import { withNeighbourKinds } from './neighbour-kinds.ts';
import { isTermAhead, isTermOpen } from './open-terms.ts';
import { type Answer, areCostsSure, freeMoney, isBorneOut, ofLines, type Step, steps } from './other-ways.ts';
import { withoutOtherYears } from './other-years.ts';
import { withoutOthers } from './others-rows.ts';
import { withOwnLoad } from './own-load.ts';
import { withoutOverlaps } from './page-overlaps.ts';
import { withWholeYears } from './per-term.ts';
import { readProse } from './prose.ts';
import { withoutQuoted } from './quoted-lines.ts';
import { mergeRepeats } from './repeats.ts';
import { type KnownRow, type RowKind, rowKind } from './row-kind.ts';
import { type Before, type PageRows, type Row, rowsOf } from './rows.ts';
import { saysSchool } from './school-name.ts';
import { provenRows } from './second-look.ts';
import { settleTerms } from './settle-terms.ts';
import { outcomeOf } from './status.ts';
import { withStatusCodes } from './status-codes.ts';
import { withWorkTakenOff } from './taken-off.ts';
import { type TaughtKind, type TaughtLine, taughtKinds } from './taught-lines.ts';
import { withTermCodes } from './term-codes.ts';
import { withTermsOfSums } from './terms-of-sums.ts';
import { withoutTranslation } from './told-again.ts';
import type { Mention } from './told-plainly.ts';
import { withTold } from './told-rows.ts';
import { markTotals } from './totals.ts';
import { withYearParts, yearParts } from './year-parts.ts';

/** What a letter says: school, year, aid, costs, and how sure that is. */
export function understand(reading: Reading, taught: readonly TaughtLine[] = []): Classification {
  try {
    return behindCover(reading, (letter) => read(letter, taught));
  } finally {
    forget();
  }
}

function read(reading: Reading, taught: readonly TaughtLine[]): Classification {
  const letter = letterOf(reading, taught);
  const first = answerOf(letter, null);
  const isHeld = first.classification.reason === 'low_confidence';
  const isOdd = isHeld || (first.classification.status === 'READY' && first.findings.exceedsCosts);
  if (!isOdd || letter.lines.length > mostLines) return first.classification;
  for (const step of steps) {
    const other = answerOf(ofLines.includes(step) ? letterOf(reading, taught, step) : letter, step);
    if (!isBorneOut(other, step) || !areCostsSure(other, first, letter.lines)) continue;
    // What the sums bear out already stays: only the costs may be others.
    if (isHeld || freeMoney(other) === freeMoney(first)) return other.classification;
  }
  return first.classification;
}

/** An offer has less; what is longer is read once. */
const mostLines = 500;

/** What is known of a letter before its rows are. */
type Letter = {
  lined: LinedPage[];
  lines: Line[];
  institution: Institution;
  year: AwardYear;
  contextOf: (row: Surroundings) => AidContext;
  taughtKind: TaughtKind;
};

function letterOf(reading: Reading, taught: readonly TaughtLine[], without: Step | null = null): Letter {
  const printed = reading.pages.map((page) => linedUp(page, without));
  const institution = institutionOf(reading, linesIn(printed));
  const lined = withoutQuoted(printed);
  const lines = linesIn(lined);
  const taughtKind = taughtKinds(taught, institution.name);
  return {
    lined,
    lines,
    institution,
    year: awardYearOf(lines),
    contextOf: contextFrom(lines, institution),
    taughtKind,
  };
}

/** What is read without one step, and what speaks for and against it. */
function answerOf(letter: Letter, without: Step | null): Answer {
  const { lined, lines, institution, contextOf } = letter;
  const { awardYear, evidence, isNamed } = letter.year;
  const pages = pageRows(lined, awardYear, without);
  const { rows: single, aside, mentions } = knownRows(pages, letter, without);
  const { rows, proof } = provenRows(
    lines,
    mergeRepeats(single, lines),
    awardYear,
    aidAs('GIFT', contextOf),
    aidAs('LOAN', contextOf),
    mentions,
  );
  const { aid, costs } = amountsOf(rows);
  const net = netPriceOf(rows);
  const aidPages = single.filter(isAward).map(({ page }) => page);
  const hasSchool = saysSchool(institution.name);
  const kind = documentKind(lines, isNamed, blanksIn(lined));
  const lost = lostKinds(pages, contextOf);
  const findings = findingsOf({ lines, rows, proof, aside, mentions, lost, hasSchool, kind });
  const confidence = letterConfidence(findings);
  const isGiven = rows.some(({ isAdded }) => isAdded);
  const classification = {
    ...outcomeOf(lines, kind, aidPages, isGiven, confidence),
    institution,
    awardYear,
    awardYearEvidence: evidence,
    aid: asPrinted(aid, lined),
    costs: asPrinted(costs, lined),
    printedNetPrice: net && (asPrinted([net], lined)[0] ?? null),
    printedSums: asPrinted(printedSumsOf(rows), lined),
    confidence,
  };
  return { classification, findings };
}

/** Grades and credits beside the names of scholarships are none. */
const isAward = ({ known, amount }: KnownRow): boolean => known.is === 'AID' && amount.value >= 50;

/** What a row of no known name is, were it a gift, or lent. */
const aidAs =
  (section: 'GIFT' | 'LOAN', contextOf: (row: Surroundings) => AidContext) =>
  (row: Row): RowKind => ({
    is: 'AID',
    kind: aidKind(row.label, contextOf({ ...row, section })),
    certainty: 0.9,
  });

const linesIn = (pages: LinedPage[]): Line[] => pages.flatMap((page) => page.lines);

function pageRows(lined: LinedPage[], awardYear: string | null, without: Step | null): PageRows[] {
  let before: Before = {
    section: null,
    group: 0,
    heads: [],
    term: null,
    isTermOpen: false,
    nameColumn: null,
    cut: null,
  };
  return lined.map((page) => {
    const found = rowsOf(page, awardYear, before, without);
    before = after(found, before);
    return found;
  });
}

/** A total ends the block and the term of its rows; a heading that has none yet goes on with those of the next page. */
function after({ rows, heads, term, nameColumn, opened, cut, isBeside }: PageRows, before: Before): Before {
  const last = rows.at(-1);
  const isEnded = !last || opened !== null || totalLine.test(normalText(last.label));
  const group = last?.group ?? before.group + 1;
  const isOpen = isTermOpen(rows, term) || isTermAhead(rows, term);
  return {
    section: isBeside ? null : (opened ?? last?.section ?? null),
    title: isEnded || isBeside ? '' : last.title,
    group: isEnded ? group + 1 : group,
    heads,
    term: isEnded && !isOpen ? null : term,
    isTermOpen: isOpen,
    cut,
    nameColumn: isEnded ? null : nameColumn,
  };
}

type Known = { rows: KnownRow[]; aside: Word[]; mentions: Mention[] };

function knownRows(pages: PageRows[], letter: Letter, without: Step | null): Known {
  const { lines, contextOf, taughtKind } = letter;
  const { awardYear } = letter.year;
  const know = (row: Row): KnownRow => ({ ...row, known: taughtKind(row.label, rowKind(row, contextOf(row))) });
  const nowhere = contextOf({ section: null, attributes: [] });
  const sentences = pages.flatMap(({ prose }) => prose);
  const parts = yearParts(lines, sentences);
  const found = withTermCodes(
    withTermsOfSums(withoutTranslation(withoutOverlaps(pages.map(({ rows }) => rows)))),
    lines,
  );
  const rowsFound = withFilledColumns(withYearParts(withStatusCodes(found, lines), parts));
  const whole = withoutLimits(withWholeYears(withOwnLoad(rowsFound, lines), lines));
  const printed = without === 'blockSections' ? whole : withBlockSections(whole, nowhere);
  const neighbours = withoutOthers(withNeighbourKinds(printed.map(know), contextOf), lines);
  const table = withoutOtherLoads(withoutOtherYears(withoutAlternatives(neighbours, lines), awardYear));
  const kindOf = (name: string) => namedKind(name, nowhere);
  const prose = readProse(sentences, lines, kindOf, awardYear, without);
  const told = withWholeYears(withYearParts(prose.rows, parts), lines).map(know);
  const figures = figuresOf(prose.mentions);
  const marked = withWorkTakenOff(markTotals(withTold(table, told, figures)), kindOf);
  const all = withExplainedFees(withoutInstallments(marked), lines);
  const rows = settleContributions(settleBudgets(settleLiving(settleBlocks(all, contextOf), lines, know)));
  return { rows: settleTerms(rows, figures), aside: prose.aside, mentions: prose.mentions };
}

const figuresOf = (mentions: Mention[]): number[] =>
  mentions.flatMap(({ tokens, spot }) => tokens[spot.at]?.value ?? []);

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
