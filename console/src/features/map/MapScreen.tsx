import { usePageTitle } from '#platform/use-page-title.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';

export default function MapScreen() {
  usePageTitle('Map');
  return (
    <EmptyState
      title="Where your letters' schools are"
      text="The map fills state by state as letters become ready."
      actions={
        <Button to="/upload" variant="primary" icon="upload">
          Upload letters
        </Button>
      }
      facts={[{ term: 'For each state', detail: 'Letters, median net price and failure rate' }]}
    />
  );
}
