import { useState } from 'react';
import { useAppDispatch, useAppSelector } from '#console/store-hooks.ts';
import { useOrganizationId } from '#features/session/use-organization-id.ts';
import { usePageSize } from '#features/session/use-page-size.ts';
import { useRole } from '#features/session/use-role.ts';
import { callGraphql } from '#platform/graphql.ts';
import { isFiltered } from '#platform/list-address.ts';
import { useListView } from '#platform/use-list-view.ts';
import { useLiveRefresh, workingMs } from '#platform/use-live-refresh.ts';
import { useLoad } from '#platform/use-load.ts';
import { usePageTitle } from '#platform/use-page-title.ts';
import { Button } from '#ui/Button.tsx';
import { counted } from '#ui/counted.ts';
import { NothingFound } from '#ui/NothingFound.tsx';
import { exportLettersDocument } from './api.ts';
import { ExportDialog } from './ExportDialog.tsx';
import { LetterTable } from './LetterTable.tsx';
import { LetterToolbar } from './LetterToolbar.tsx';
import { letterFilterOf, letterListShape, letterOrderOf } from './letter-list.ts';
import { NoLetters } from './NoLetters.tsx';
import { loadLetters } from './state.ts';

export default function LettersScreen() {
  usePageTitle('Letters');
  const dispatch = useAppDispatch();
  const organizationId = useOrganizationId();
  // Whose job a letter is of is not known here, so a USER cancels on the job's own page.
  const rights = { isMaker: true, mayCancel: useRole() === 'ADMIN' };
  const list = useListView(letterListShape, usePageSize());
  const state = useAppSelector(({ letters }) => letters);
  const [isExporting, setIsExporting] = useState(false);

  const { page, pageSize } = list.view;
  const filter = letterFilterOf(list.view);
  const query = { page, pageSize, filter, orderBy: letterOrderOf(list.view), organizationId };
  const load = () => dispatch(loadLetters(query));
  useLoad(query, load);
  const isMoving = state.pages[page]?.some(({ status }) => status === 'PENDING');
  useLiveRefresh(isMoving ? workingMs : null, load);

  return (
    <>
      <LetterToolbar list={list} hasStatus>
        <span className="flex-1" />
        <Button icon="download" disabled={state.itemsCount === 0} onClick={() => setIsExporting(true)}>
          Export all
        </Button>
      </LetterToolbar>
      <LetterTable
        list={list}
        state={state}
        hasJob
        rights={rights}
        onReload={load}
        empty={isFiltered(list.view) ? <NothingFound what="letters" onClear={list.clear} /> : <NoLetters />}
      />
      {isExporting && (
        <ExportDialog
          what={counted(state.itemsCount, 'letter')}
          onExport={(choice) => callGraphql(exportLettersDocument, { filter, organizationId, ...choice })}
          onClose={() => setIsExporting(false)}
        />
      )}
    </>
  );
}
