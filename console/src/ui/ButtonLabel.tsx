import type { ReactNode } from 'react';
import { type ButtonVariant, iconTone } from './button-style.ts';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './Icon.tsx';
import { Spinner } from './Spinner.tsx';

type Props = { variant: ButtonVariant; icon?: IconName; working: boolean; isDisabled: boolean; children: ReactNode };

export function ButtonLabel({ variant, icon, working, isDisabled, children }: Props) {
  if (icon) {
    return (
      <>
        <span className={classNames('-ml-0.5 inline-grid size-4 place-items-center', iconTone(variant, isDisabled))}>
          {working ? <Spinner /> : <Icon name={icon} />}
        </span>
        {children}
      </>
    );
  }
  return (
    <>
      {working && (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner />
        </span>
      )}
      {working ? <span className="opacity-0">{children}</span> : children}
    </>
  );
}
