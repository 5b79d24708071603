import { useAppDispatch, useAppSelector } from '#console/store-hooks.ts';
import { useOrganizationId } from '#features/session/use-organization-id.ts';
import { reviewingMs, useLiveRefresh, workingMs } from '#platform/use-live-refresh.ts';
import { useLoad } from '#platform/use-load.ts';
import { usePageTitle } from '#platform/use-page-title.ts';
import { Button } from '#ui/Button.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Table } from '#ui/Table.tsx';
import { NoWebhooks } from './NoWebhooks.tsx';
import { loadWebhooks } from './state.ts';
import { webhookColumns } from './webhook-columns.tsx';

const shownWhileLoading = 3;

export default function WebhooksScreen() {
  usePageTitle('Webhooks');
  const dispatch = useAppDispatch();
  const query = { organizationId: useOrganizationId(), page: 1 } as const;
  const state = useAppSelector((root) => root.webhooks);
  const rows = state.pages[1];
  const load = () => dispatch(loadWebhooks(query));
  useLoad(query, load);
  const isWaiting = rows?.some(({ isEnabled, health }) => isEnabled && health.waitingCount > 0);
  useLiveRefresh(isWaiting ? workingMs : reviewingMs, load);
  const error =
    state.error && !rows
      ? { title: 'The webhooks could not be loaded', text: state.error, onRetry: () => void load() }
      : undefined;
  return (
    <>
      <PageHeader
        title="Webhooks"
        actions={
          rows &&
          rows.length > 0 && (
            <Button to="/webhooks/new" variant="primary" icon="plus">
              New webhook
            </Button>
          )
        }
      />
      <Table
        label="Webhooks"
        columns={webhookColumns}
        rows={rows ?? []}
        rowId={({ id }) => id}
        rowLabel={({ name }) => name}
        tall
        loading={!rows}
        pageSize={shownWhileLoading}
        error={error}
        empty={<NoWebhooks />}
      />
    </>
  );
}
