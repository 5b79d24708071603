import { Link } from 'react-router';
import { buttonStyle } from '#ui/button-style.ts';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';

type Props = { direction: 'previous' | 'next'; to: string | undefined };

const looks = {
  previous: { icon: 'chevron-left', label: 'Previous letter', keys: 'Shift+K' },
  next: { icon: 'chevron-right', label: 'Next letter', keys: 'Shift+J' },
} as const;

/** To the letter beside this one in the list it was opened from. */
export function NeighborLink({ direction, to }: Props) {
  const { icon, label, keys } = looks[direction];
  if (to === undefined) return <IconButton icon={icon} label={label} variant="secondary" disabled />;
  return (
    <Link
      to={to}
      aria-label={label}
      aria-keyshortcuts={keys}
      title={`${label} (${keys})`}
      className={buttonStyle({ variant: 'secondary', size: 'md', isSquare: true })}
    >
      <Icon name={icon} className="text-text-muted" />
    </Link>
  );
}
