import type { AidCategory, AidSource, AidSubCategory, CostCategory } from './amounts.ts';
import { type LetterReason, reasonsOfStatus } from './letter-reasons.ts';
import type { LetterMethod, LetterStatus } from './letter-status.ts';
import type { WebhookOptions } from './webhook.ts';

/** All that a body can hold, as it stands on the wire (D 33). */
export type WholeBody = {
  id: string;
  status: LetterStatus;
  reason: LetterReason | null;
  method: LetterMethod | null;
  payload: unknown;
  filename: string;
  insert_time: string;
  year: number | null;
  job: { id: string; insert_time: string };
  aid_amounts: {
    value: number;
    source: AidSource;
    category: AidCategory;
    sub_category: AidSubCategory;
    description: string;
  }[];
  cost_amounts: { value: number; category: CostCategory; description: string }[];
};

type Switches<Part> = Partial<Record<keyof Part, boolean>>;

/** Those fields of a thing that are switched on, in their order; undefined where none is. */
function chosen<Part extends object>(part: Part, switches: Switches<Part>): Partial<Part> | undefined {
  const fields = Object.entries(part).filter(([name]) => switches[name as keyof Part]);
  return fields.length > 0 ? (Object.fromEntries(fields) as Partial<Part>) : undefined;
}

function chosenOfEach<Part extends object>(parts: readonly Part[], switches: Switches<Part>) {
  if (!Object.values(switches).some(Boolean)) return undefined;
  return parts.map((part) => chosen(part, switches));
}

/** The body that is sent: of all that is known, what is switched on. */
export function bodyOf(whole: WholeBody, options: WebhookOptions): object {
  const { returnJob, returnAidAmount, returnCostAmount } = options;
  const { subCategory, ...aid } = returnAidAmount;
  const letter = chosen(whole, {
    id: options.returnAwardLetterId,
    status: options.returnAwardLetterStatus,
    // D 33: the reason goes with the status.
    reason: options.returnAwardLetterStatus,
    method: options.returnAwardLetterMethod,
    payload: options.returnAwardLetterPayload,
    filename: options.returnAwardLetterFilename,
    insert_time: options.returnAwardLetterInsertTime,
    year: options.returnAwardLetterYear,
  });
  const job = chosen(whole.job, { id: returnJob.returnJobId, insert_time: returnJob.returnJobInsertTime });
  const aidAmounts = chosenOfEach(whole.aid_amounts, { ...aid, sub_category: subCategory });
  const costAmounts = chosenOfEach(whole.cost_amounts, returnCostAmount);
  return {
    ...letter,
    ...(job && { job }),
    ...(aidAmounts && { aid_amounts: aidAmounts }),
    ...(costAmounts && { cost_amounts: costAmounts }),
  };
}

const hasAmounts: LetterStatus[] = ['READY', 'MANUAL_REVIEW', 'NOT_SUPPORTED'];

/** A letter of nobody, for a test call before there is a real one. */
export function sampleBody(status: LetterStatus, now: Date): WholeBody {
  const isRead = hasAmounts.includes(status);
  return {
    id: '00000000-0000-7000-8000-000000000001',
    status,
    reason: reasonsOfStatus[status][0] ?? null,
    method: status === 'READY' || status === 'INVALID' || status === 'NOT_SUPPORTED' ? 'CLASSIFIER' : null,
    payload: { student_id: 'S-20418', cohort: 'East' },
    filename: 'sample-letter.pdf',
    insert_time: now.toISOString(),
    year: isRead ? now.getUTCFullYear() : null,
    job: { id: '00000000-0000-7000-8000-000000000002', insert_time: now.toISOString() },
    aid_amounts: isRead ? sampleAid : [],
    cost_amounts: isRead ? sampleCosts : [],
  };
}

const sampleAid: WholeBody['aid_amounts'] = [
  { value: 16000, source: 'INSTITUTION', category: 'SCHOLARSHIP', sub_category: 'MERIT', description: 'Merit Award' },
  { value: 7395, source: 'FEDERAL', category: 'GRANT', sub_category: 'PELL', description: 'Federal Pell Grant' },
];
const sampleCosts: WholeBody['cost_amounts'] = [
  { value: 38450, category: 'TUITION', description: 'Tuition' },
  { value: 1870, category: 'FEES', description: 'Fees' },
];
