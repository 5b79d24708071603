import type { ComponentProps } from 'react';
import { type ButtonSize, type ButtonVariant, buttonStyle, iconTone } from './button-style.ts';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './Icon.tsx';
import { Spinner } from './Spinner.tsx';

type Props = {
  icon: IconName;
  /** What the button does, for the screen reader and as a tip. */
  label: string;
  variant?: Exclude<ButtonVariant, 'text'>;
  size?: ButtonSize;
  working?: boolean;
} & Omit<ComponentProps<'button'>, 'aria-label' | 'children'>;

export function IconButton({
  icon,
  label,
  variant = 'quiet',
  size = 'md',
  working = false,
  className,
  ...rest
}: Props) {
  const isDisabled = Boolean(rest.disabled);
  return (
    <button
      type="button"
      title={label}
      {...rest}
      disabled={isDisabled || working}
      aria-label={label}
      aria-busy={working || undefined}
      className={classNames(buttonStyle({ variant, size, isDisabled, isSquare: true }), className)}
    >
      {working ? <Spinner /> : <Icon name={icon} className={iconTone(variant, isDisabled)} />}
    </button>
  );
}
