import { normalText } from '../phrases/normal-text.ts';
import { costKind } from './cost-kind.ts';
import { type Token, textOf } from './sentences.ts';

export const isCostWord = ({ bare }: Pick<Token, 'bare'>): boolean => {
  const normal = normalText(bare);
  return costKind(normal) !== null && !/^ship$/.test(normal);
};

/** Words that name costs, and mean something else here. */
export const isNoCost = (tokens: Token[], from: number, to: number): boolean =>
  isSpace(tokens, from, to) || isWorkplace(tokens, from) || areTrustees(tokens, from, to);

/** "we have set aside room for $2,000", "there is room in your budget": no room that one lives in. */
const isSpace = (tokens: Token[], from: number, to: number): boolean =>
  to === from + 1 &&
  tokens[from]?.bare === 'room' &&
  /^(aside|leaves?|left|leaving|makes?|made|making|is|have|has|no|more|enough|some)$/.test(
    tokens[from - 1]?.bare ?? '',
  ) &&
  /^(for|in|to|under)$/.test(tokens[to]?.bare ?? '');

/** "granted by the Board", "from our school's board": people, and no meals. */
const areTrustees = (tokens: Token[], from: number, to: number): boolean =>
  /^board$/i.test(tokens[to - 1]?.bare ?? '') &&
  /^(by|from|through) (the|our|its)$/i.test(textOf(tokens.slice(Math.max(0, from - 2), from))) &&
  !tokens.slice(from, to - 1).some(isCostWord);

/** "Student Employment in the dining hall": where one works is no cost. */
const isWorkplace = (tokens: Token[], from: number): boolean =>
  /\b(employment|jobs?|position|work|work-study|assistant(ship)?) (in|at|with) (the|our|an?|one of (the|our))$/i.test(
    textOf(tokens.slice(Math.max(0, from - 6), from)),
  );
