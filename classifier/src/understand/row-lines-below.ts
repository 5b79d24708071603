import type { FlowLine } from './panels.ts';
import type { Row } from './rows.ts';

const isDate = (text: string): boolean => /^\d{1,2}\/\d{1,2}\/\d{2,4}$/.test(text.trim());

/** One fund paid on several dates: the lines without a name belong to the name above. */
export function addPayment(last: Row | undefined, line: FlowLine): void {
  const figures = line.cells.flatMap((cell) => (cell.figure ? [cell.figure] : []));
  const texts = line.cells.flatMap((cell) => (cell.text ? [cell.text.text] : []));
  const figure = figures[0];
  if (!last || !figure || figures.length > 1 || !texts.every(isDate) || !last.attributes.some(isDate)) return;
  last.amount = { ...last.amount, value: last.amount.value + figure.value, figures: [...last.amount.figures, figure] };
}

/** "Status: Declined" and "Source: State" on a card tell of the fund that the rows above it name. */
export function readField(rows: Row[], text: string): boolean {
  const value = /^(?:status|source|type|category|aid type):\s*(.+)$/i.exec(text.trim())?.[1];
  const last = rows.at(-1);
  if (!value || !last) return false;
  const own = rows.filter(
    ({ page, labelBox }) => page === last.page && labelBox.y === last.labelBox.y && labelBox.x === last.labelBox.x,
  );
  for (const row of own) row.attributes.push(value);
  return true;
}
