import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';

/** Before the first letter is read: what the page is for. */
export function NoStates() {
  return (
    <EmptyState
      title="Where your letters' schools are"
      text="The map fills state by state as letters are read."
      actions={
        <Button to="/upload" variant="primary" icon="upload">
          Upload letters
        </Button>
      }
      facts={[
        { term: 'Letters', detail: 'How many came from schools of a state' },
        { term: 'Median net price', detail: 'Half of its ready letters ask for less, half for more' },
        { term: 'Failure rate', detail: 'How many of its letters ended without figures to trust' },
      ]}
    />
  );
}
