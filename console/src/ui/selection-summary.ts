import type { Option } from './option.ts';

/** The one by its name, several by their number: "Ready", "2 statuses". */
export function selectionSummary(
  values: readonly string[],
  options: readonly Option[],
  many: string,
): string | undefined {
  const [first] = values;
  if (first === undefined) return undefined;
  if (values.length > 1) return `${values.length} ${many}`;
  return options.find(({ value }) => value === first)?.label ?? first;
}
