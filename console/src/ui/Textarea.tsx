import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { Field, type FieldProps } from './Field.tsx';
import { inputFrame } from './input-style.ts';

type Props = FieldProps & {
  value: string;
  onChange: (value: string) => void;
  mono?: boolean;
} & Omit<ComponentProps<'textarea'>, 'value' | 'onChange' | 'className' | 'id' | 'required'>;

export function Textarea(props: Props) {
  const { label, hideLabel, required, optional, help, error, id, className, ...rest } = props;
  const { value, onChange, mono, rows = 3, ...textarea } = rest;
  return (
    <Field {...{ label, hideLabel, required, optional, help, error, id, className }}>
      {(wiring) => (
        <textarea
          {...textarea}
          {...wiring}
          rows={rows}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={classNames(
            inputFrame(Boolean(error), mono ? 'font-mono text-xs leading-5 max-md:text-sm' : undefined),
            'block resize-y px-2.5 py-1.5',
          )}
        />
      )}
    </Field>
  );
}
