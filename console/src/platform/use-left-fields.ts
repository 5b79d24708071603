import { useState } from 'react';
import { useAfterPress } from './use-after-press.ts';

/** Which fields of a form have been left: only those show what is wrong with them, unless all shall. */
export function useLeftFields<Field extends string>(showAll = false) {
  const [left, setLeft] = useState<ReadonlySet<Field>>(new Set());
  const afterPress = useAfterPress();
  return {
    leave: (field: Field) => afterPress(() => setLeft((before) => new Set(before).add(field))),
    problemOf: (field: Field, problem: string | undefined) => (showAll || left.has(field) ? problem : undefined),
  };
}
