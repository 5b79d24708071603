/**
 * Lays `other` along `text`, so that few characters differ; answers for each character of `text` the part of `other`
 * that stands for it. What `other` has too much goes to the character before, or to the first.
 */
export function alignText(text: string, other: string): string[] {
  const [rows, columns] = [text.length + 1, other.length + 1];
  const cost = new Uint16Array(rows * columns);
  for (let row = 0; row < rows; row += 1) cost[row * columns] = row;
  for (let column = 0; column < columns; column += 1) cost[column] = column;
  const at = (row: number, column: number) => cost[row * columns + column] ?? 0;
  const change = (row: number, column: number) => (text[row - 1] === other[column - 1] ? 0 : 1);
  for (let row = 1; row < rows; row += 1) {
    for (let column = 1; column < columns; column += 1) {
      const best = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + change(row, column),
      );
      cost[row * columns + column] = best;
    }
  }
  const parts = Array.from(text, () => '');
  let [row, column] = [rows - 1, columns - 1];
  while (row > 0 || column > 0) {
    if (row > 0 && column > 0 && at(row, column) === at(row - 1, column - 1) + change(row, column)) {
      parts[row - 1] = other[column - 1] + (parts[row - 1] ?? '');
      row -= 1;
      column -= 1;
    } else if (column > 0 && at(row, column) === at(row, column - 1) + 1) {
      const to = Math.max(0, row - 1);
      parts[to] = other[column - 1] + (parts[to] ?? '');
      column -= 1;
    } else {
      row -= 1;
    }
  }
  return parts;
}
