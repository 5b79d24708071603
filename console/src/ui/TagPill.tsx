import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';

type Props = { tag: string; isInvalid?: boolean; disabled?: boolean; onRemove: () => void };

export function TagPill({ tag, isInvalid = false, disabled, onRemove }: Props) {
  return (
    <li
      data-invalid={isInvalid || undefined}
      className={classNames(
        'inline-flex h-6 max-w-full items-center gap-0.5 rounded-sm pl-2 text-sm leading-none max-md:h-8',
        isInvalid ? 'bg-red-fill text-red-text' : 'bg-default-fill text-text',
      )}
    >
      {isInvalid && <span className="sr-only">Invalid: </span>}
      <span className="truncate leading-5">{tag}</span>
      <button
        type="button"
        aria-label={`Remove ${tag}`}
        disabled={disabled}
        onClick={onRemove}
        className="grid size-6 place-items-center rounded-sm text-text-faint -outline-offset-2 hover:text-text max-md:size-8"
      >
        <Icon name="close" size="sm" />
      </button>
    </li>
  );
}
