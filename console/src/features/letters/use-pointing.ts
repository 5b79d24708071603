import { useState } from 'react';

type Side = 'line' | 'box';

export type Pointing = {
  /** The amount that is pointed at, on the page or in its line. */
  pointedId: string | null;
  from: Side | null;
  point: (id: string | null, from: Side) => void;
};

/** What is pointed at on one side lights up on the other. */
export function usePointing(): Pointing {
  const [pointed, setPointed] = useState<Pick<Pointing, 'pointedId' | 'from'>>({ pointedId: null, from: null });
  return { ...pointed, point: (id, from) => setPointed({ pointedId: id, from: id === null ? null : from }) };
}
