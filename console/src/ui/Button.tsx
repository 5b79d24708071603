import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { ButtonLabel } from './ButtonLabel.tsx';
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style.ts';
import { classNames } from './class-names.ts';
import type { IconName } from './Icon.tsx';

type Look = {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: IconName;
  /** Shows a spinner in the same width and takes no further press. */
  working?: boolean;
  block?: boolean;
  children: ReactNode;
};
type AsButton = { to?: undefined; href?: undefined } & Omit<ComponentProps<'button'>, 'children'>;
type AsLink = { href?: undefined } & Omit<ComponentProps<typeof Link>, 'children' | 'className'> & {
    className?: string;
    disabled?: undefined;
  };
type AsAnchor = { to?: undefined; href: string; disabled?: undefined } & Omit<ComponentProps<'a'>, 'children'>;

export type ButtonProps = Look & (AsButton | AsLink | AsAnchor);

export function Button(props: ButtonProps) {
  const { variant = 'secondary', size = 'md', icon, working = false, block, children, className, ...rest } = props;
  const isDisabled = Boolean(rest.disabled);
  const style = classNames(buttonStyle({ variant, size, isDisabled, isBlock: block }), className);
  const label = (
    <ButtonLabel variant={variant} icon={icon} working={working} isDisabled={isDisabled}>
      {children}
    </ButtonLabel>
  );

  if (rest.to !== undefined) {
    return (
      <Link {...rest} data-button="" className={style}>
        {label}
      </Link>
    );
  }
  if (rest.href !== undefined) {
    return (
      <a {...rest} data-button="" className={style}>
        {label}
      </a>
    );
  }
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (working) return event.preventDefault();
    (rest as AsButton).onClick?.(event);
  }
  return (
    <button
      type="button"
      {...rest}
      onClick={press}
      aria-busy={working || undefined}
      aria-disabled={working || undefined}
      className={style}
    >
      {label}
    </button>
  );
}
