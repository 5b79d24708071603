import { type AidAmount, type CostAmount, readAid, readCosts } from '#features/letters/amounts.ts';
import type { NewAid, NewAmounts, NewCost } from '#features/letters/keep-amounts.ts';
import { userError } from '#platform/errors.ts';
import type { ViewerContext } from '#server/context.ts';
import type { AmountInput, Decision } from './decision.ts';
import type { DecidedLine, LineKind } from './learned-rules.ts';

/** The amounts of a letter as a reviewer leaves them, and each line beside what it was. */
export type Decided = { amounts: NewAmounts; lines: DecidedLine[] };

export const nothingDecided: Decided = { amounts: { aid: [], costs: [] }, lines: [] };

type Old = LineKind & Pick<AidAmount, 'id' | 'value' | 'description' | 'confidence' | 'evidence' | 'is_learned'>;

/** Lists that are left out stay; amounts that name an old one keep its place on the page, also as cost or aid. */
export async function decidedAmounts(context: ViewerContext, letterId: string, input: Decision): Promise<Decided> {
  const aid = ((await readAid(context, letterId)) ?? []).map(oldAid);
  const costs = ((await readCosts(context, letterId)) ?? []).map(oldCost);
  refuseTwice([...(input.aidAmounts ?? []), ...(input.costAmounts ?? [])]);
  const old = new Map([...aid, ...costs].map((amount) => [amount.id, amount]));
  const aidLines = (input.aidAmounts ?? aid).map((amount) => decidedLine(old, amount, amount as LineKind));
  const costLines = (input.costAmounts ?? costs).map(({ category, ...amount }) =>
    decidedLine(old, amount, { source: null, category, subCategory: null } as LineKind),
  );
  return {
    amounts: {
      aid: aidLines.map(({ amount }) => amount as NewAid),
      costs: costLines.map(({ amount }) => amount as NewCost),
    },
    lines: [...aidLines, ...costLines].map(({ line }) => line),
  };
}

const oldAid = ({ sub_category, ...amount }: AidAmount): Old => ({ ...amount, subCategory: sub_category });
const oldCost = (amount: CostAmount): Old => ({ ...amount, source: null, subCategory: null });

function refuseTwice(amounts: readonly AmountInput[]): void {
  const ids = amounts.flatMap(({ id }) => id ?? []);
  if (new Set(ids).size < ids.length) throw userError('BAD_INPUT', 'An amount stands twice in your decision.');
}

function decidedLine(old: Map<string, Old>, input: AmountInput, given: LineKind) {
  const before = input.id ? old.get(input.id) : undefined;
  if (input.id && !before)
    throw userError('BAD_INPUT', 'An amount that you corrected is no longer there. Reload the letter.');
  const description = input.description.trim();
  const { source, category, subCategory } = given;
  const kind = { source, category, subCategory } as LineKind;
  const amount = {
    ...kind,
    id: before?.id,
    value: input.value,
    description,
    evidence: before?.evidence ?? evidenceAt(input.place),
    // A figure that a person changed is theirs.
    confidence: before?.value === input.value ? before.confidence : null,
    isLearned: (before?.is_learned && before.category === category && before.subCategory === subCategory) || false,
  };
  return { amount, line: { ...kind, description, before: before ?? null } as DecidedLine };
}

/** Where a person drew a box around a new amount. */
function evidenceAt(place: AmountInput['place']): NewAid['evidence'] {
  if (!place) return null;
  const { page, left, top, width, height } = place;
  const box = { x: left, y: top, width, height };
  return { page, figure: box, description: box };
}
