import { type AidSubCategory, aidSubCategories } from '@tassel/contract/amounts.ts';
import type { AidKind } from '../understand/classification.ts';
import { inOneLook } from './any-of.ts';
import { remembered } from './remembered.ts';

/** A pattern over normal text (see normal-text.ts) and the kind of aid that it names. */
export type KindPhrase = { pattern: RegExp; kind: AidKind; wording: string };

const categoryOf = (subCategory: AidSubCategory): AidKind['category'] => {
  for (const [category, subs] of Object.entries(aidSubCategories))
    if (category !== 'OTHER' && (subs as readonly string[]).includes(subCategory))
      return category as AidKind['category'];
  return 'OTHER';
};

export const kindOf = (source: AidKind['source'], subCategory: AidSubCategory): AidKind => ({
  source,
  category: categoryOf(subCategory),
  subCategory,
});

/** `words` are alternatives between word bounds. */
export const phrase = (source: AidKind['source'], subCategory: AidSubCategory, ...words: string[]): KindPhrase => ({
  pattern: betweenBounds(words.join('|')),
  kind: kindOf(source, subCategory),
  wording: words.join('|'),
});

export const betweenBounds = (words: string): RegExp => new RegExp(`(?:^|\\s)(?:${words})(?=\\s|$)`);

/** Finds the kind of the first phrase that fits. */
export function firstOf(phrases: KindPhrase[]): (normal: string) => AidKind | null {
  const any = betweenBounds(inOneLook(phrases.map(({ wording }) => wording).join('|')));
  return remembered((normal) =>
    any.test(normal) ? (phrases.find(({ pattern }) => pattern.test(normal))?.kind ?? null) : null,
  );
}
