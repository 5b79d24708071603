import { classNames } from './class-names.ts';

type Props = { state: 'off' | 'on' | 'mixed'; disabled?: boolean };

/** The drawn box of a checkbox; the control itself lies over it or beside it. */
export function CheckMark({ state, disabled }: Props) {
  const isOff = state === 'off';
  const rest = disabled ? 'border-border-strong bg-surface-sunken' : 'border-border-control bg-surface';
  const set = disabled ? 'border-default-solid bg-default-solid' : 'border-accent bg-accent';
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'pointer-events-none grid size-4 shrink-0 place-items-center rounded-sm border text-on-accent transition-colors peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus',
        isOff ? rest : set,
      )}
    >
      {!isOff && (
        <svg
          viewBox="0 0 12 12"
          aria-hidden="true"
          className="size-3 fill-none stroke-current stroke-[1.75]"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          <path d={state === 'on' ? 'M2.5 6.4 4.9 8.8 9.5 3.6' : 'M3 6h6'} />
        </svg>
      )}
    </span>
  );
}
