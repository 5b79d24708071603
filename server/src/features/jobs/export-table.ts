/** What a cell of a column holds: dollars, a number as it is, an instant, or text. */
export type CellKind = 'text' | 'money' | 'number' | 'time';
export type Cell = string | number | Date | null;

/** `name` heads the column in CSV, its words in a spreadsheet. `width` is in characters. */
export type Column<Row> = { name: string; kind: CellKind; width: number; value(row: Row): Cell };

/** A table that is written while it is read: rows come in batches, and none is kept. */
export type ExportTable = {
  columns: Pick<Column<never>, 'name' | 'kind' | 'width'>[];
  batches: AsyncIterable<Cell[][]>;
};

export class TooManyRows extends Error {
  override name = 'TooManyRows';
}
