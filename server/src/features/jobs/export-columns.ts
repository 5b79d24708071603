import { type CostCategory, costCategories } from '@tassel/contract/amounts.ts';
import { aidSum, costSum } from './export-sums.ts';
import type { Cell, CellKind, Column } from './export-table.ts';
import type { ExportAmount, ExportLetter } from './read-export-letters.ts';

/** A letter without amounts has one row of its own, so that no letter is missing. */
export type AmountRow = { letter: ExportLetter; amount: ExportAmount | null };

type LetterColumn = Column<ExportLetter>;
type ReadLetter = (letter: ExportLetter) => Cell;

const text = (name: string, width: number, value: ReadLetter): LetterColumn => ({ name, kind: 'text', width, value });
const money = (name: string, value: ReadLetter): LetterColumn => ({ name, kind: 'money', width: 14, value });
const time = (name: string, value: ReadLetter): LetterColumn => ({ name, kind: 'time', width: 18, value });

const whichLetter: LetterColumn[] = [
  text('job', 26, (letter) => letter.job_name),
  text('file', 34, (letter) => letter.filename),
  text('student_id', 14, (letter) => letter.student_id),
  text('college', 22, (letter) => letter.college),
  text('cohort', 14, (letter) => letter.cohort),
  text('status', 20, (letter) => letter.status),
  text('reason', 20, (letter) => letter.reason),
  text('school', 32, (letter) => letter.school_name),
  text('school_city', 18, (letter) => letter.school_city),
  text('school_state', 12, (letter) => letter.school_state),
  text('school_zip', 11, (letter) => letter.school_zip),
  text('award_year', 12, (letter) => letter.award_year),
];

const aboutLetter: LetterColumn[] = [
  text('method', 17, (letter) => letter.method),
  { name: 'letter_confidence', kind: 'number', width: 11, value: (letter) => hundredths(letter.confidence) },
  time('uploaded', (letter) => letter.insert_time),
  time('last_status_update', (letter) => letter.last_status_update),
  text('letter_id', 38, (letter) => letter.id),
  text('job_id', 38, (letter) => letter.job_id),
  text('context_data', 30, (letter) => letter.payload),
];

/** A row an amount. */
export const longColumns: Column<AmountRow>[] = [
  ...whichLetter.map(ofLetter),
  ofAmount('kind', 'text', 8, ({ kind }) => kind),
  ofAmount('category', 'text', 22, ({ category }) => category),
  ofAmount('sub_category', 'text', 24, ({ subCategory }) => subCategory),
  ofAmount('source', 'text', 14, ({ source }) => source),
  ofAmount('description', 'text', 40, ({ description }) => description),
  ofAmount('value', 'money', 14, ({ value }) => value),
  ofAmount('confidence', 'number', 11, ({ confidence }) => hundredths(confidence)),
  ofAmount('page', 'number', 7, ({ page }) => page),
  ...aboutLetter.map(ofLetter),
];

/** A row a letter: the sums that families compare first, then what they are made of. */
export const wideColumns: LetterColumn[] = [
  ...whichLetter,
  money('total_cost', (letter) => letter.total_cost),
  money('free_money', (letter) => letter.free_money),
  money('net_price', (letter) => letter.net_price),
  money('loans', (letter) => letter.loans),
  money('work', (letter) => letter.work),
  money('remaining', (letter) => letter.remaining),
  money('printed_net_price', (letter) => letter.printed_net_price),
  money('grants', (letter) => aidSum(letter, 'GRANT')),
  money('pell_grant', (letter) => aidSum(letter, 'GRANT', 'PELL')),
  money('scholarships', (letter) => aidSum(letter, 'SCHOLARSHIP')),
  money('subsidized_loan', (letter) => aidSum(letter, 'LOAN', 'DIRECT_SUBSIDIZED')),
  money('unsubsidized_loan', (letter) => aidSum(letter, 'LOAN', 'DIRECT_UNSUBSIDIZED')),
  money('parent_plus_loan', (letter) => aidSum(letter, 'LOAN', 'PARENT_PLUS')),
  money('other_aid', (letter) => aidSum(letter, 'OTHER')),
  ...costCategories.map((category) => money(costName(category), (letter) => costSum(letter, category))),
  ...aboutLetter,
];

function ofLetter(column: LetterColumn): Column<AmountRow> {
  return { ...column, value: ({ letter }) => column.value(letter) };
}

type ReadAmount = (amount: ExportAmount) => Cell;

function ofAmount(name: string, kind: CellKind, width: number, value: ReadAmount): Column<AmountRow> {
  return { name, kind, width, value: ({ amount }) => amount && value(amount) };
}

function costName(category: CostCategory): string {
  return category === 'OTHER' ? 'other_costs' : category.toLowerCase();
}

function hundredths(share: number | null): Cell {
  return share === null ? null : Math.round(share * 100) / 100;
}
