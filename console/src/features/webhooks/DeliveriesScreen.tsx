import { useState } from 'react';
import { useParams } from 'react-router';
import { useAppDispatch, useAppSelector } from '#console/store-hooks.ts';
import { useOrganizationId } from '#features/session/use-organization-id.ts';
import { usePageSize } from '#features/session/use-page-size.ts';
import { isFiltered } from '#platform/list-address.ts';
import { useLastPage } from '#platform/use-last-page.ts';
import { useListView } from '#platform/use-list-view.ts';
import { reviewingMs, useLiveRefresh, workingMs } from '#platform/use-live-refresh.ts';
import { useLoad } from '#platform/use-load.ts';
import { usePageTitle } from '#platform/use-page-title.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { NothingFound } from '#ui/NothingFound.tsx';
import { Pager } from '#ui/Pager.tsx';
import { Table } from '#ui/Table.tsx';
import { DeliveryModal } from './DeliveryModal.tsx';
import { DeliveryToolbar } from './DeliveryToolbar.tsx';
import { deliveryColumns } from './delivery-columns.tsx';
import { deliveryFilter, deliveryList } from './delivery-list.ts';
import { loadLogs } from './state.ts';
import { WebhookHead } from './WebhookHead.tsx';
import { WebhookUnavailable } from './WebhookUnavailable.tsx';

export default function DeliveriesScreen() {
  const { webhookId = '' } = useParams();
  const dispatch = useAppDispatch();
  const organizationId = useOrganizationId();
  const list = useListView(deliveryList, usePageSize());
  const { page, pageSize } = list.view;
  const [openId, setOpenId] = useState<string>();
  const state = useAppSelector((root) => root.webhook);
  const webhook = state.webhook?.id === webhookId ? state.webhook : null;
  usePageTitle(webhook ? `Deliveries of ${webhook.name}` : 'Deliveries');
  const query = { id: webhookId, page, pageSize, filter: deliveryFilter(webhookId, list.view), organizationId };
  const load = () => dispatch(loadLogs(query));
  useLoad(query, load);
  useLiveRefresh(webhook && webhook.health.waitingCount > 0 ? workingMs : reviewingMs, load);
  useLastPage(state, page, list.goTo);

  if (!webhook) return <WebhookUnavailable error={state.error} onRetry={load} />;
  const rows = state.pages[page];
  return (
    <>
      <WebhookHead webhook={webhook} onChanged={load} />
      <DeliveryToolbar list={list} />
      <Table
        label="Deliveries"
        columns={deliveryColumns(setOpenId)}
        rows={rows ?? []}
        rowId={({ id }) => id}
        rowLabel={({ awardLetter }) => awardLetter.filename}
        tall
        loading={!rows}
        pageSize={pageSize}
        empty={
          isFiltered(list.view) ? (
            <NothingFound what="deliveries" onClear={list.clear} />
          ) : (
            <EmptyState
              title="No deliveries in the last 30 days"
              text="Each call of this webhook is kept here with its request and its answer."
            />
          )
        }
      />
      {rows && rows.length > 0 && (
        <Pager
          page={page}
          pageSize={pageSize}
          itemsCount={state.itemsCount}
          onPage={list.goTo}
          onPageSize={list.resize}
        />
      )}
      {openId && (
        <DeliveryModal
          id={openId}
          mayRedeliver={webhook.isEnabled}
          onClose={() => setOpenId(undefined)}
          onRedelivered={load}
        />
      )}
    </>
  );
}
