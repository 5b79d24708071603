import type { LetterPageFragment, LetterRowFragment, PlaceFragment } from '#console/generated/graphql.ts';

export type LetterRow = LetterRowFragment;
export type Letter = LetterPageFragment;
export type CostAmount = LetterPageFragment['costAmounts'][number];
export type AidAmount = LetterPageFragment['aidAmounts'][number];
/** A page whose image can be shown. */
export type LetterPageImage = LetterPageFragment['pages'][number] & { imageUrl: string };
export type Place = PlaceFragment;
