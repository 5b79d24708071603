import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { Field, type FieldProps } from './Field.tsx';
import { Icon } from './Icon.tsx';
import { inputFrame } from './input-style.ts';

type Props = FieldProps & {
  value: string;
  onChange: (value: string) => void;
  size?: 'md' | 'lg';
  /** Fixed words in front of what is typed, such as https:// */
  prefix?: string;
  /** The check mark of a filled field; off where filled doesn't mean good. */
  check?: boolean;
} & Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'size' | 'prefix' | 'className' | 'id' | 'required'>;

const sizes = { md: 'h-control px-2.5', lg: 'h-(--control-height-lg) px-3' };

export function TextInput(props: Props) {
  const { label, hideLabel, required, optional, help, error, id, className, ...rest } = props;
  const { value, onChange, size = 'md', prefix, check = true, ...input } = rest;
  const isFilled = check && value !== '' && !input.disabled && !input.readOnly;
  return (
    <Field {...{ label, hideLabel, required, optional, help, error, id, className }}>
      {(wiring) => (
        <span className="relative flex">
          {prefix && (
            <span className="flex items-center rounded-l-md border border-r-0 border-border-control bg-surface-sunken px-2.5 text-sm text-text-muted">
              {prefix}
            </span>
          )}
          <input
            {...input}
            {...wiring}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            className={classNames(
              inputFrame(Boolean(error), size === 'lg' ? 'text-base max-md:text-lg' : undefined),
              sizes[size],
              (Boolean(error) || isFilled) && 'pr-8.5',
              prefix && 'min-w-0 rounded-l-none',
            )}
          />
          {error ? (
            <Icon name="x-circle" className="pointer-events-none absolute top-1/2 right-2.5 -mt-2 text-red-solid" />
          ) : (
            isFilled && (
              <Icon name="check" className="pointer-events-none absolute top-1/2 right-2.5 -mt-2 text-green-solid" />
            )
          )}
        </span>
      )}
    </Field>
  );
}
