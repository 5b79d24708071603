import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react';
import { CheckMark } from './CheckMark.tsx';
import { classNames } from './class-names.ts';

type Props = {
  label: ReactNode;
  hideLabel?: boolean;
  checked: boolean;
  indeterminate?: boolean;
  onChange: (checked: boolean) => void;
  help?: ReactNode;
  error?: ReactNode;
} & Omit<ComponentProps<'input'>, 'type' | 'checked' | 'onChange' | 'ref'>;

export function Checkbox(props: Props) {
  const { label, hideLabel, checked, indeterminate = false, onChange, help, error, className, ...input } = props;
  const ref = useRef<HTMLInputElement>(null);
  const noteId = useId();
  useEffect(() => {
    if (ref.current) ref.current.indeterminate = indeterminate;
  }, [indeterminate]);

  return (
    <div className={className}>
      <label
        className={classNames(
          'relative flex items-start gap-2 text-sm',
          !hideLabel && 'py-1.5',
          input.disabled ? 'text-text-faint' : 'text-text',
        )}
      >
        <span className="relative mt-0.5 grid">
          <input
            {...input}
            ref={ref}
            type="checkbox"
            checked={checked}
            onChange={(event) => onChange(event.target.checked)}
            aria-describedby={help || error ? noteId : undefined}
            aria-invalid={error ? true : undefined}
            className="peer absolute -inset-2 size-8 appearance-none outline-none"
          />
          <CheckMark state={indeterminate ? 'mixed' : checked ? 'on' : 'off'} disabled={input.disabled} />
        </span>
        <span className={hideLabel ? 'sr-only' : 'min-w-0'}>{label}</span>
      </label>
      {(help || error) && (
        <p
          id={noteId}
          role={error ? 'alert' : undefined}
          className={classNames('pl-6 text-xs', error ? 'text-red-text' : 'text-text-faint')}
        >
          {error ?? help}
        </p>
      )}
    </div>
  );
}
