import { Button } from '#ui/Button.tsx';
import { type ReviewDraft, withRestored } from './review-draft.ts';

type Props = { draft: ReviewDraft; onChange: (draft: ReviewDraft) => void };

export function RemovedLines({ draft, onChange }: Props) {
  if (draft.removed.length === 0) return null;
  return (
    <section aria-label="Removed lines">
      <h2 className="border-b border-border pb-1.5 font-semibold">Removed</h2>
      <ul>
        {draft.removed.map(({ key, description, value }) => (
          <li key={key} className="flex items-baseline gap-3 py-1">
            <s className="min-w-0 flex-1 wrap-break-word text-text-faint">
              {description} {value}
            </s>
            <Button variant="text" onClick={() => onChange(withRestored(draft, key))}>
              Restore
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
