import { useState } from 'react';
import { Link } from 'react-router';
import { useAppDispatch, useAppSelector } from '#console/store-hooks.ts';
import { usePageSize } from '#features/session/use-page-size.ts';
import type { ListShape } from '#platform/list-address.ts';
import { useLastPage } from '#platform/use-last-page.ts';
import { useListView } from '#platform/use-list-view.ts';
import { useLoad } from '#platform/use-load.ts';
import { usePageTitle } from '#platform/use-page-title.ts';
import { Button } from '#ui/Button.tsx';
import type { MenuAction } from '#ui/Menu.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Pager } from '#ui/Pager.tsx';
import { Table } from '#ui/Table.tsx';
import { apiKeyColumns } from './api-key-columns.tsx';
import { CreateKeyDialog } from './CreateKeyDialog.tsx';
import { KeyQuestion, type KeyWish } from './KeyQuestion.tsx';
import { isUsable } from './key-words.ts';
import { type MadeKey, NewKey } from './NewKey.tsx';
import { NoApiKeys } from './NoApiKeys.tsx';
import { type ApiKeyRow, loadApiKeys } from './state.ts';

const shape: ListShape<never> = { filters: [], sortKeys: [], defaultSort: { key: 'created', direction: 'desc' } };

/** At most one dialog is open: the form, a question, or the new key. */
type Open = { kind: 'create' } | { kind: 'ask'; wish: KeyWish } | { kind: 'made'; made: MadeKey };

export default function ApiKeysScreen() {
  usePageTitle('Manage API Keys');
  const dispatch = useAppDispatch();
  const [open, setOpen] = useState<Open | null>(null);
  const { view, goTo, resize } = useListView(shape, usePageSize());
  const { page, pageSize } = view;
  const state = useAppSelector(({ apiKeys }) => apiKeys);
  const query = { page, pageSize };
  const load = () => dispatch(loadApiKeys(query));
  useLoad(query, load);
  useLastPage(state, page, goTo);

  const rows = state.pages[page];
  const close = () => setOpen(null);
  const onMade = (made: MadeKey) => {
    setOpen({ kind: 'made', made });
    void load();
  };
  const onDone = () => {
    close();
    void load();
  };
  const create = () => setOpen({ kind: 'create' });
  const actionsOf = (apiKey: ApiKeyRow): MenuAction[] => {
    const ask = (kind: KeyWish['kind']) => () => setOpen({ kind: 'ask', wish: { kind, apiKey } });
    const rotate: MenuAction = { label: 'Rotate', icon: 'refresh', onSelect: ask('rotate') };
    const disable: MenuAction = { label: 'Disable', icon: 'canceled', danger: true, onSelect: ask('disable') };
    if (!isUsable(apiKey)) return [];
    return apiKey.state === 'ACTIVE' ? [rotate, disable] : [disable];
  };

  return (
    <>
      <PageHeader
        title="Manage API Keys"
        count={rows && state.itemsCount > 0 ? state.itemsCount : undefined}
        facts={[
          'Your own keys: a program that holds one acts as you',
          <Link key="guide" to="/docs/api" className="text-accent-text underline underline-offset-2">
            API guide
          </Link>,
        ]}
        actions={
          rows &&
          rows.length > 0 && (
            <Button variant="primary" icon="plus" onClick={create}>
              Create key
            </Button>
          )
        }
      />
      <Table
        label="API keys"
        tall
        columns={apiKeyColumns}
        rows={rows ?? []}
        rowId={({ key }) => key}
        rowLabel={({ name }) => name}
        rowActions={actionsOf}
        loading={!rows}
        pageSize={pageSize}
        error={
          state.error && !rows
            ? { title: 'The keys could not be loaded', text: state.error, onRetry: () => void load() }
            : undefined
        }
        empty={<NoApiKeys onCreate={create} />}
      />
      {rows && rows.length > 0 && (
        <Pager page={page} pageSize={pageSize} itemsCount={state.itemsCount} onPage={goTo} onPageSize={resize} />
      )}
      {open?.kind === 'create' && <CreateKeyDialog onMade={onMade} onClose={close} />}
      {open?.kind === 'ask' && <KeyQuestion wish={open.wish} onMade={onMade} onDone={onDone} onClose={close} />}
      {open?.kind === 'made' && <NewKey made={open.made} onClose={close} />}
    </>
  );
}
