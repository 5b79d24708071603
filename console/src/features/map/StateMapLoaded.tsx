import type { ComponentProps } from 'react';
import { ErrorState } from '#ui/ErrorState.tsx';
import type { StateFigures } from './measures.ts';
import { StateMap } from './StateMap.tsx';
import { useShapes } from './use-shapes.ts';

type Props = Omit<ComponentProps<typeof StateMap>, 'shapes' | 'states'> & {
  states: readonly StateFigures[] | undefined;
};

/** The map once its shapes and figures are here; its place stays the same before. */
export function StateMapLoaded({ states, ...rest }: Props) {
  const { shapes, hasFailed, load } = useShapes();
  if (hasFailed)
    return (
      <ErrorState
        title="The shapes of the map could not be loaded"
        text="The table holds the same figures."
        onRetry={load}
      />
    );
  if (shapes && states) return <StateMap shapes={shapes} states={states} {...rest} />;
  return <div aria-hidden="true" className="motion-breathe aspect-4/3 rounded-lg bg-surface-sunken" />;
}
