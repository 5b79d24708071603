import { useState } from 'react';
import { Pager } from '#ui/Pager.tsx';
import { Table } from '#ui/Table.tsx';
import { ForgetLineDialog } from './ForgetLineDialog.tsx';
import { learnedColumns } from './learned-columns.tsx';
import { type LearnedLine, useLearnedLines } from './use-learned-lines.ts';

/** What reviewers have taught, what it has changed, and the way to forget it. */
export function LearnedLines() {
  const { lines, itemsCount, error, page, pageSize, goTo, resize, load, remove } = useLearnedLines();
  const [wish, setWish] = useState<LearnedLine>();
  const failure =
    error && !lines
      ? { title: 'The learned lines could not be loaded', text: error, onRetry: () => void load() }
      : undefined;
  return (
    <section aria-label="Learned lines" className="mt-12 max-w-200">
      <h2 className="text-base font-semibold">
        Learned lines{' '}
        {itemsCount > 0 && (
          <span className="ml-1 font-normal text-text-faint">{itemsCount.toLocaleString('en-US')}</span>
        )}
      </h2>
      <p className="mt-1 text-sm text-text-muted">
        When a reviewer corrects what a line is, later letters of the same school are read so. Figures are never
        learned.
      </p>
      <Table
        label="Learned lines"
        columns={learnedColumns}
        rows={lines ?? []}
        rowId={({ id }) => id}
        rowLabel={({ printed }) => printed}
        tall
        loading={!lines}
        pageSize={3}
        rowActions={(line) => [{ label: 'Forget', icon: 'trash', onSelect: () => setWish(line) }]}
        error={failure}
        empty={<p className="mt-4 text-sm text-text-faint">Nothing was taught yet.</p>}
      />
      {lines && lines.length > 0 && (
        <Pager page={page} pageSize={pageSize} itemsCount={itemsCount} onPage={goTo} onPageSize={resize} />
      )}
      {wish && <ForgetLineDialog line={wish} onForget={() => remove(wish.id)} onClose={() => setWish(undefined)} />}
    </section>
  );
}
