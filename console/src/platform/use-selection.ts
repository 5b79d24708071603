import { useState } from 'react';

type Selection<Row> = {
  ids: ReadonlySet<string>;
  rows: Row[];
  select: (ids: ReadonlySet<string>) => void;
  clear: () => void;
};

/** Rows chosen in a paged list; they stay chosen when another page is shown. */
export function useSelection<Row extends { id: string }>(shown: readonly Row[]): Selection<Row> {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Row>>(new Map());
  const fresh = new Map(shown.map((row) => [row.id, row]));

  function select(ids: ReadonlySet<string>) {
    const rows = [...ids].map((id) => fresh.get(id) ?? chosen.get(id)).filter((row) => row !== undefined);
    setChosen(new Map(rows.map((row) => [row.id, row])));
  }

  return {
    ids: new Set(chosen.keys()),
    rows: [...chosen.values()].map((row) => fresh.get(row.id) ?? row),
    select,
    clear: () => setChosen(new Map()),
  };
}
