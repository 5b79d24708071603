import type { Section } from '../phrases/heading-phrases.ts';
import { infoLine, netLine, totalLine } from '../phrases/line-phrases.ts';
import { normalText } from '../phrases/normal-text.ts';
import { type AidContext, namedKind } from './aid-kind.ts';
import type { AidKind } from './classification.ts';
import { costKind } from './cost-kind.ts';
import { namesGiver } from './giver.ts';
import { namesAid, ofCharges } from './row-kind.ts';
import type { Row } from './rows.ts';

/** Blocks whose heading names no section get the one that their rows speak for, else the one around them. */
export function withBlockSections(rows: Row[], letter: AidContext): Row[] {
  const blocks = [...Map.groupBy(rows, ({ group }) => group)];
  const counts = new Map(blocks.map(([group, block]) => [group, countsOf(block, letter)]));
  return rows.map((row) => {
    const section = sectionFor(row, counts.get(row.group) ?? none);
    return { ...row, section, title: row.section === 'OUTSIDE' && section === 'AID' ? '' : row.title };
  });
}

type Counts = { aid: number; costs: number; gifts: number; federal: number };
const none: Counts = { aid: 0, costs: 0, gifts: 0, federal: 0 };

/** How many of the rows name aid, and how many a cost. */
function countsOf(block: Row[], letter: AidContext): Counts {
  const amounts = block.filter(isAmount);
  const aid = amounts.filter(({ label }) => namesAid(label));
  const costs = amounts.filter(({ label }) => !namesAid(label) && costKind(normalText(label)));
  // "Dual Enrollment Books" names a program only in the state that has it. No budget is asked for such.
  const isBudget = aid.length === 0 && block[0]?.section === 'COST';
  const programs = isBudget ? [] : costs.filter(({ label }) => namedKind(label, letter));
  return {
    aid: aid.length + programs.length,
    federal: aid.filter(({ label, section }) => section === 'OUTSIDE' && isFederal(namedKind(label, letter))).length,
    gifts: amounts.filter(({ label }) => endsInGift.test(normalText(label))).length,
    costs: costs.length - programs.length,
  };
}

/** What veterans have may be told of as from outside. */
const isFederal = (kind: AidKind | null): boolean => kind?.source === 'FEDERAL' && kind.subCategory !== 'MILITARY';

const isAmount = ({ label, isTitle, amount }: Row): boolean => {
  const normal = normalText(label);
  return !isTitle && amount.value > 0 && !totalLine.test(normal) && !netLine.test(normal) && !infoLine.test(normal);
};

/** What it pays for may stand under it: "Tuition", "Books"; not under what such students are charged. */
const benefit =
  /\b(va|veterans?|military|gi bill|rotc|athletics?|chapter (3[0135]|1606|1607))\b.*\b(benefits?|aid|scholarships?|awards?|pays|covers|provides)\b/;

/** The last noun of its name, or the last before brackets. */
const endsInGift = /\b(grant|scholarship|award|waiver)$/;

function sectionFor({ section, outer, title }: Row, { aid, costs, gifts, federal }: Counts): Section | null {
  const mayBeGiven = section === null || section === 'GIFT' || section === 'AID';
  if (mayBeGiven && costs > aid && isGivenBenefit(title)) return 'GIFT';
  // "Loans" over sentences, and then a table of all aid.
  if (ofLoansOrWork.includes(section ?? outer) && gifts > 1 && gifts < aid) return 'AID';
  if (section === 'OUTSIDE' && federal > 1) return 'AID';
  const isAid =
    section === 'LOAN' || section === 'WORK' || section === 'AID' || section === 'GIFT' || section === 'OUTSIDE';
  if (isAid) return costs > 1 && aid === 0 ? 'COST' : section;
  // "What we pay toward your costs" over awards and names that say nothing.
  if (section === 'COST' && aid > 1 && costs === 0) return 'AID';
  // "Net price by housing plan" over a whole budget says nothing of its lines.
  if (section && !(section === 'NET' && costs > 1)) return section;
  if (costs > aid) return 'COST';
  if (aid > costs && (outer === 'COST' || outer === 'NET' || outer === 'NOISE'))
    return outer === 'NOISE' ? outer : 'AID';
  // "How we meet it" under what the family pays; what is earned or borrowed may be a part of that.
  if (outer === 'CONTRIBUTION' && aid > costs && aid > 1) return 'AID';
  // "From the State of Ohio" over grants, under the loans: another giver, and no part of what stands above.
  if (ofLoansOrWork.includes(outer) && gifts > 0 && gifts === aid && namesGiver(title)) return 'AID';
  return outer ?? (aid > 1 || namesGiver(title) ? 'AID' : null);
}

const ofLoansOrWork: (Section | null)[] = ['LOAN', 'WORK'];

function isGivenBenefit(title: string): boolean {
  const normal = normalText(title);
  return benefit.test(normal) && !ofCharges.test(normal);
}
