import { counted } from '#ui/counted.ts';
import { type Figures, factsOf } from './measures.ts';

type Props = { all: Figures; stateCount: number; withoutState: number };

/** The answer of the page: how many letters, from where. */
export function MapHeadline({ all, stateCount, withoutState }: Props) {
  const left = `${counted(withoutState, 'letter')} without a known state ${withoutState === 1 ? 'is' : 'are'} not on the map`;
  return (
    <div className="mt-6">
      <p className="text-2xl font-semibold tracking-tight">
        {counted(all.letters, 'letter')}{' '}
        <span className="font-normal text-text-muted">
          from {counted(all.schools, 'school')} in {counted(stateCount, 'state')}
        </span>
      </p>
      <p className="mt-0.5 text-sm text-text-muted first-letter:uppercase">
        {[...factsOf(all), ...(withoutState > 0 ? [left] : [])].join(' · ')}
      </p>
    </div>
  );
}
