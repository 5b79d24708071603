import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';

export type FieldProps = {
  label: ReactNode;
  /** Keeps the label for the screen reader only, where the place already says it. */
  hideLabel?: boolean;
  required?: boolean;
  optional?: boolean;
  help?: ReactNode;
  error?: ReactNode;
  id?: string;
  className?: string;
};

/** What Field hands to the control inside it. */
export type FieldWiring = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
};

type Props = FieldProps & { children: (wiring: FieldWiring) => ReactNode };

export function Field({ label, hideLabel, required, optional, help, error, id, className, children }: Props) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const helpId = `${controlId}-help`;
  const errorId = `${controlId}-error`;
  const describedBy = classNames(Boolean(error) && errorId, Boolean(help) && helpId);
  return (
    <div className={classNames('min-w-0', className)}>
      <label
        htmlFor={controlId}
        className={hideLabel ? 'sr-only' : 'mb-1.5 flex items-center gap-0.75 text-sm font-medium text-text'}
      >
        {label}
        {required && (
          <span aria-hidden="true" className="text-red-text">
            *
          </span>
        )}
        {optional && <span className="ml-auto font-normal text-text-faint">Optional</span>}
      </label>
      {children({
        id: controlId,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required ? true : undefined,
      })}
      {error && (
        <p id={errorId} role="alert" className="mt-1.5 text-xs text-red-text">
          {error}
        </p>
      )}
      {help && (
        <p id={helpId} className="mt-1.5 text-xs text-text-faint">
          {help}
        </p>
      )}
    </div>
  );
}
