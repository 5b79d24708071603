import { exportDays } from '@tassel/contract/exports.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';

export function NoExports() {
  return (
    <EmptyState
      title="Exported jobs are kept here to download"
      text="An export is built in the background; its link is also mailed to whoever asked for it."
      actions={
        <Button to="/jobs" icon="jobs">
          See jobs
        </Button>
      }
      facts={[
        { term: 'Formats', detail: 'CSV and XLSX' },
        { term: 'Shapes', detail: 'Long: a row an amount. Wide: a row a letter' },
        { term: 'Kept for', detail: `${exportDays} days` },
      ]}
    />
  );
}
