import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';

type Props = {
  /** What happened. */
  title: string;
  /** What it means, and what to do. */
  text?: ReactNode;
  onRetry?: () => void;
  working?: boolean;
};

export function ErrorState({ title, text, onRetry, working }: Props) {
  return (
    <div role="alert" className="flex gap-3 rounded-lg border border-border p-5 text-sm">
      <Icon name="warning" className="mt-0.5 text-red-solid" />
      <div className="min-w-0">
        <h2 className="font-semibold">{title}</h2>
        {text && <p className="text-text-muted">{text}</p>}
        {onRetry && (
          <Button size="sm" icon="refresh" onClick={onRetry} working={working} className="mt-3">
            Try again
          </Button>
        )}
      </div>
    </div>
  );
}
