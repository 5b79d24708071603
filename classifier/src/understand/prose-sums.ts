import type { Told } from './prose-rows.ts';
import { namesAid } from './row-kind.ts';
import type { Mention } from './told-plainly.ts';

type Read = { told: Told[]; mentions: Mention[] };

/** "You've earned $79,500." on top of a letter that says below what this is: what all years bring. No award's name stands over it. */
export function withoutSums({ told, mentions }: Read): Read {
  const bare = mentions.filter((mention) => isBare(mention) && mentions.some((other) => isOfYears(other, mention)));
  const isSum = ({ topic, sentence }: Told): boolean =>
    bare.some(({ tokens }) => tokens === sentence.tokens) && !namesAid(topic.text);
  const sums = told.filter(isSum).map(({ sentence }) => sentence.tokens);
  return {
    told: told.filter((one) => !isSum(one)),
    mentions: mentions.map((mention) => (sums.includes(mention.tokens) ? { ...mention, role: 'SUM' } : mention)),
  };
}

/** The only figure of a sentence that names nothing it could be of. */
const isBare = ({ role, link, period, tokens }: Mention): boolean =>
  role === 'AMOUNT' && link === null && period === null && tokens.filter(({ value }) => value !== null).length === 1;

/** Another sentence has the same figure for several years. */
const isOfYears = (other: Mention, mention: Mention): boolean =>
  other.period === 'TOTAL' && other.tokens !== mention.tokens && figureIn(other) === figureIn(mention);

const figureIn = ({ tokens, spot }: Mention): number | null => tokens[spot.at]?.value ?? null;
