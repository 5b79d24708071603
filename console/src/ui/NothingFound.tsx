import { Button } from './Button.tsx';
import { EmptyState } from './EmptyState.tsx';

type Props = { what: string; onClear: () => void };

/** A list that its search and filters left empty. */
export function NothingFound({ what, onClear }: Props) {
  return (
    <EmptyState
      title={`No ${what} match`}
      text="Nothing fits the search and filters together."
      actions={
        <Button icon="close" onClick={onClear}>
          Clear search and filters
        </Button>
      }
    />
  );
}
