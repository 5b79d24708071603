import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { PagedState } from '#platform/paged-state.ts';
import { useLastPage } from '#platform/use-last-page.ts';
import type { ListControl } from '#platform/use-list-view.ts';
import { useSelection } from '#platform/use-selection.ts';
import { Pager } from '#ui/Pager.tsx';
import { Table } from '#ui/Table.tsx';
import { LetterBulkBar } from './LetterBulkBar.tsx';
import { LetterFileInput } from './LetterFileInput.tsx';
import type { LetterRow } from './letter.ts';
import type { LetterRights } from './letter-actions.ts';
import { letterColumns } from './letter-columns.tsx';
import type { LetterFilterName } from './letter-list.ts';
import { useLetterActions } from './use-letter-actions.ts';

type Props = {
  list: ListControl<LetterFilterName>;
  state: PagedState<LetterRow>;
  /** Among the letters of all jobs, each names its own. */
  hasJob?: boolean;
  rights: LetterRights;
  empty: ReactNode;
  onReload: () => Promise<unknown>;
};

/** A page of letters with what can be done to one or to several. */
export function LetterTable({ list, state, hasJob = false, rights, empty, onReload }: Props) {
  const { view, sortBy, goTo, resize } = list;
  const { search } = useLocation();
  const rows = state.pages[view.page];
  useLastPage(state, view.page, goTo);
  const selection = useSelection(rows ?? []);
  const { itemsFor, fileInput, replaceBy } = useLetterActions(onReload);
  const error =
    state.error && !rows
      ? { title: 'The letters could not be loaded', text: state.error, onRetry: () => void onReload() }
      : undefined;
  return (
    <>
      <LetterFileInput input={fileInput} onFile={replaceBy} />
      <Table
        label="Letters"
        columns={letterColumns(hasJob ? '' : search, hasJob)}
        rows={rows ?? []}
        rowId={({ id }) => id}
        rowLabel={({ filename }) => filename}
        tall
        loading={!rows}
        pageSize={view.pageSize}
        sort={view.sort}
        onSort={sortBy}
        selected={selection.ids}
        onSelect={selection.select}
        rowActions={(letter) => itemsFor(letter, rights)}
        error={error}
        empty={empty}
      />
      {rows && rows.length > 0 && (
        <>
          <LetterBulkBar letters={selection.rows} rights={rights} onClear={selection.clear} onDone={onReload} />
          <Pager
            page={view.page}
            pageSize={view.pageSize}
            itemsCount={state.itemsCount}
            onPage={goTo}
            onPageSize={resize}
          />
        </>
      )}
    </>
  );
}
