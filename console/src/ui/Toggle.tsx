import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';

type Props = {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  help?: ReactNode;
} & Omit<ComponentProps<'input'>, 'type' | 'checked' | 'onChange'>;

const track =
  'relative mt-px ml-auto h-4.5 w-7.5 shrink-0 appearance-none rounded-full bg-default-solid transition-colors checked:bg-accent disabled:opacity-45';
const knob =
  'after:absolute after:top-0.5 after:left-0.5 after:size-3.5 after:rounded-full after:bg-on-accent after:transition-transform checked:after:translate-x-3';

export function Toggle({ label, checked, onChange, help, className, ...input }: Props) {
  const helpId = useId();
  return (
    <div className={className}>
      <label className={classNames('flex items-start gap-3 text-sm', input.disabled ? 'text-text-faint' : 'text-text')}>
        <span className="min-w-0">{label}</span>
        <input
          {...input}
          type="checkbox"
          role="switch"
          checked={checked}
          aria-checked={checked}
          aria-describedby={help ? helpId : undefined}
          onChange={(event) => onChange(event.target.checked)}
          className={`${track} ${knob}`}
        />
      </label>
      {help && (
        <p id={helpId} className="mt-0.5 pr-11 text-xs text-text-faint">
          {help}
        </p>
      )}
    </div>
  );
}
