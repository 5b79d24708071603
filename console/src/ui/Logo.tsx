import { classNames } from './class-names.ts';

type Props = { word?: boolean; className?: string };

export function Logo({ word = true, className }: Props) {
  return (
    <span className={classNames('inline-flex items-center text-text', className)}>
      <svg viewBox="0 0 24 24" className="size-6 shrink-0" aria-hidden="true">
        <path
          d="M12 2.75 21.75 6.5 12 10.25 2.25 6.5z"
          className="fill-current stroke-current"
          strokeLinejoin="round"
        />
        <path
          d="M8.5 13.5v4.75M15.5 13.5v2.75"
          className="fill-none stroke-current"
          strokeWidth="2"
          strokeLinecap="round"
        />
        <path d="M12 13.5v7.75" className="fill-none stroke-accent-text" strokeWidth="2" strokeLinecap="round" />
      </svg>
      <span className={word ? 'ml-1.5 text-[1.0625rem] leading-6 font-semibold tracking-[-0.024em]' : 'sr-only'}>
        Tassel
      </span>
    </span>
  );
}
