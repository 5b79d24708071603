import type { AidCategory, AidSource, AidSubCategory, CostCategory } from '@tassel/contract/amounts.ts';
import type { LetterReason } from '@tassel/contract/letter-reasons.ts';
import type { Box } from '../page.ts';

/** What an aid line is, whatever it is worth. */
export type AidKind = { source: AidSource; category: AidCategory; subCategory: AidSubCategory };

/** Where an amount stands, so that a person can look. */
export type Evidence = { page: number; figure: Box; description: Box };

/** `value` in dollars for the whole award year; `confidence` from 0 to 1. */
type Amount = {
  value: number;
  description: string;
  confidence: number;
  evidence: Evidence;
  /** The taught line that made it what it is. */
  taughtId?: string;
};
export type AidAmount = Amount & AidKind;
export type CostAmount = Amount & { category: CostCategory };

export type Place = { page: number; box: Box };
export type Institution = {
  name: string | null;
  city: string | null;
  state: string | null;
  zip: string | null;
  evidence: Place | null;
};

/** Reason codes of D 3 that the understanding of a letter may end with. */
export type Reason = Extract<LetterReason, 'not_an_award_letter' | 'no_amounts' | 'low_confidence' | 'several_letters'>;

export type PrintedSum = { description: string; value: number; evidence: Evidence };

export type Classification = {
  status: 'READY' | 'INVALID' | 'NOT_SUPPORTED';
  reason: Reason | null;
  institution: Institution;
  awardYear: string | null;
  awardYearEvidence: Place | null;
  aid: AidAmount[];
  costs: CostAmount[];
  /** Information only: letters compute it in many ways. */
  printedNetPrice: { value: number; evidence: Evidence } | null;
  /** Totals that the letter prints itself, to check sums against. */
  printedSums?: PrintedSum[];
  confidence: number;
};
