import { classNames } from './class-names.ts';
import { dottedIcons, type IconName, iconPaths } from './icon-paths.ts';

export type { IconName } from './icon-paths.ts';

type Props = { name: IconName; size?: 'sm' | 'md' | 'lg'; className?: string };

const sizes = { sm: 'size-3.5 stroke-[1.6]', md: 'size-4 stroke-[1.5]', lg: 'size-5 stroke-[1.4]' };

/** Always beside words, or inside a control that has a label: it says nothing to a screen reader. */
export function Icon({ name, size = 'md', className }: Props) {
  return (
    <svg
      viewBox="0 0 16 16"
      aria-hidden="true"
      data-icon={name}
      className={classNames('shrink-0 fill-none stroke-current', sizes[size], className)}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={iconPaths[name]} strokeWidth={dottedIcons.has(name) ? 2.25 : undefined} />
    </svg>
  );
}
