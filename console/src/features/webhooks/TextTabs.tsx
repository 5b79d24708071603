import { classNames } from '#ui/class-names.ts';

export type TextTab<Name extends string> = { name: Name; label: string; count?: number };
type Props<Name extends string> = {
  label: string;
  tabs: TextTab<Name>[];
  chosen: Name;
  onChoose: (name: Name) => void;
};

/** Which of several texts is shown below. */
export function TextTabs<Name extends string>({ label, tabs, chosen, onChoose }: Props<Name>) {
  return (
    <fieldset
      aria-label={label}
      className="flex gap-4 overflow-x-auto border-b border-border px-4 text-sm [scrollbar-width:none]"
    >
      {tabs.map(({ name, label, count }) => (
        <button
          key={name}
          type="button"
          aria-pressed={name === chosen}
          onClick={() => onChoose(name)}
          className={classNames(
            '-mb-px h-9 border-b-2 font-medium whitespace-nowrap -outline-offset-2 hover:text-text',
            name === chosen ? 'border-text text-text' : 'border-transparent text-text-muted',
          )}
        >
          {label}
          {count !== undefined && <span className="ml-1 font-normal text-text-faint tabular-nums">{count}</span>}
        </button>
      ))}
    </fieldset>
  );
}
