import { classNames } from '#ui/class-names.ts';
import { Icon, type IconName } from '#ui/Icon.tsx';
import type { Remark } from './check-letters.ts';

type Props = { remark: Remark | null; isReading: boolean };

const looks: Record<Remark['kind'], { icon: IconName; word: string }> = {
  goes_to_review: { icon: 'eye', word: 'To review' },
  seen_before: { icon: 'warning', word: 'Seen before' },
  seen_here: { icon: 'warning', word: 'Twice here' },
};

export function RemarkStatus({ remark, isReading }: Props) {
  if (isReading) return <span />;
  const { icon, word } = remark ? looks[remark.kind] : { icon: 'check' as const, word: 'Ready' };
  return (
    <span
      className={classNames(
        'flex items-center justify-end gap-1.25 whitespace-nowrap',
        remark ? 'text-orange-text' : 'text-green-text',
      )}
    >
      <Icon name={icon} size="sm" className={remark ? 'text-orange-solid' : 'text-green-solid'} />
      <span className="max-md:sr-only">{word}</span>
    </span>
  );
}
