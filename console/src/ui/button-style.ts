import { classNames } from './class-names.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'text';
export type ButtonSize = 'sm' | 'md' | 'lg';

const base =
  'relative inline-flex shrink-0 items-center justify-center gap-1.5 border font-medium whitespace-nowrap no-underline select-none transition-colors';

const variants: Record<ButtonVariant, string> = {
  primary: 'border-accent bg-accent text-on-accent hover:border-accent-hover hover:bg-accent-hover',
  secondary: 'border-border-strong bg-surface-raised text-text hover:bg-surface-hover',
  quiet: 'border-transparent bg-transparent text-text-muted hover:bg-surface-hover hover:text-text',
  danger: 'border-danger bg-danger text-on-danger hover:border-danger-hover hover:bg-danger-hover',
  text: 'border-transparent text-accent-text hover:underline hover:underline-offset-2',
};

const sizes: Record<ButtonSize, string> = {
  sm: 'h-(--control-height-sm) px-2.5 text-sm max-md:text-base',
  md: 'h-control px-3 text-sm max-md:text-base',
  lg: 'h-(--control-height-lg) px-4 text-base',
};

const squares: Record<ButtonSize, string> = {
  sm: 'size-(--control-height-sm)',
  md: 'size-control',
  lg: 'size-(--control-height-lg)',
};

const disabled =
  'cursor-not-allowed border-border bg-surface-sunken text-text-faint hover:border-border hover:bg-surface-sunken hover:text-text-faint';
const disabledText = 'cursor-not-allowed text-text-faint hover:no-underline';

type Look = { variant: ButtonVariant; size: ButtonSize; isDisabled?: boolean; isSquare?: boolean; isBlock?: boolean };

export function buttonStyle({ variant, size, isDisabled, isSquare, isBlock }: Look): string {
  if (variant === 'text') {
    return classNames(base, 'rounded-sm text-sm max-md:min-h-7', isDisabled ? disabledText : variants.text);
  }
  return classNames(
    base,
    'rounded-md',
    isSquare ? squares[size] : sizes[size],
    isDisabled ? disabled : variants[variant],
    isBlock && 'w-full',
  );
}

export function iconTone(variant: ButtonVariant, isDisabled: boolean): string {
  return variant === 'secondary' && !isDisabled ? 'text-text-muted' : '';
}
