import { useState } from 'react';
import { Button } from './Button.tsx';
import { classNames } from './class-names.ts';
import { Field, type FieldProps } from './Field.tsx';
import { IconButton } from './IconButton.tsx';
import { inputFrame } from './input-style.ts';
import { useCopy } from './use-copy.ts';

type Props = Omit<FieldProps, 'required' | 'optional' | 'error'> & {
  value: string;
  /** Hides the value behind dots until it is asked for. */
  secret?: boolean;
};

export function CopyField({ value, secret = false, ...field }: Props) {
  const [isShown, setIsShown] = useState(!secret);
  const { result, copy } = useCopy();

  async function press() {
    if (!(await copy(value))) setIsShown(true);
  }

  return (
    <Field {...field}>
      {(wiring) => (
        <div className="flex gap-2">
          <span className="relative min-w-0 flex-1">
            <input
              {...wiring}
              readOnly
              type={isShown ? 'text' : 'password'}
              autoComplete="off"
              value={value}
              onFocus={(event) => event.target.select()}
              className={classNames(
                inputFrame(false, 'font-mono text-xs max-md:text-sm'),
                'h-control px-2.5',
                secret && 'pr-9',
              )}
            />
            {secret && (
              <span className="absolute inset-y-0 right-0.5 grid items-center">
                <IconButton
                  icon={isShown ? 'eye-off' : 'eye'}
                  label={isShown ? 'Hide' : 'Show'}
                  size="sm"
                  onClick={() => setIsShown(!isShown)}
                />
              </span>
            )}
          </span>
          <Button icon={result === 'Copied' ? 'check' : 'copy'} onClick={() => void press()} className="min-w-22">
            {result === 'Copied' ? 'Copied' : 'Copy'}
          </Button>
          <span role="status" className="sr-only">
            {result}
          </span>
        </div>
      )}
    </Field>
  );
}
