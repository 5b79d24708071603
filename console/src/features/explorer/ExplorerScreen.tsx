import { Suspense, useRef, useState } from 'react';
import { useAppSelector } from '#console/store-hooks.ts';
import { useOrganizationId } from '#features/session/use-organization-id.ts';
import { selectMembership } from '#features/session/use-role.ts';
import { lazyPart } from '#platform/lazy-screen.ts';
import { usePageTitle } from '#platform/use-page-title.ts';
import { useSettled } from '#platform/use-settled.ts';
import { Spinner } from '#ui/Spinner.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { type Answer, addressOf, askEndpoint, type Endpoint, type Request, refusal } from './ask-endpoint.ts';
import { ExplorerBar, type ExplorerDialog } from './ExplorerBar.tsx';
import { ExplorerDialogs } from './ExplorerDialogs.tsx';
import { draftOf, examples } from './examples.ts';
import { explorerStorage } from './explorer-storage.ts';
import type { Draft } from './operation.ts';
import { RunMutationDialog } from './RunMutationDialog.tsx';
import { useMutationGuard } from './use-mutation-guard.ts';
import { useSavedQueries } from './use-saved-queries.ts';

// Heavy, and only for this page.
const Editors = lazyPart(async () => ({ default: (await import('./Editors.tsx')).Editors }));

export default function ExplorerScreen() {
  usePageTitle('GraphQL');
  const organizationId = useOrganizationId();
  const membership = useAppSelector(selectMembership);
  const personId = useAppSelector(({ user }) => user.profile?.id ?? '');
  const [first] = useState(() => draftOf(examples[0] as (typeof examples)[number], organizationId));
  const [storage] = useState(() => explorerStorage(personId, organizationId));
  const [endpoint, setEndpoint] = useState<Endpoint>({ kind: 'person' });
  const [opened, setOpened] = useState<{ draft: Draft; count: number }>();
  const [dialog, setDialog] = useState<ExplorerDialog | null>(null);
  const draft = useRef<Draft>(first);
  const guard = useMutationGuard();
  // The editors ask for the schema when they are mounted: once a key is typed, not at each letter of it.
  const typedKey = useSettled(endpoint.kind === 'key' ? endpoint.key : '');
  const queries = useSavedQueries(organizationId);
  const organizationName = membership?.organization.name ?? '';

  async function ask(request: Request): Promise<Answer> {
    if (endpoint.kind === 'key' && endpoint.key === '') return refusal('Enter an API key above to use this endpoint.');
    const reason = await guard.refusalOf(request.query, request.operationName);
    if (reason) return refusal(reason);
    return askEndpoint(endpoint, request);
  }
  function open(chosen: Draft) {
    draft.current = chosen;
    setOpened((before) => ({ draft: chosen, count: (before?.count ?? 0) + 1 }));
  }

  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <ExplorerBar
        organizationId={organizationId}
        endpoint={endpoint.kind}
        onEndpoint={(kind) => setEndpoint(kind === 'key' ? { kind, key: '' } : { kind })}
        mayChange={guard.mayChange}
        onMayChange={guard.setMayChange}
        saved={queries.saved}
        onOpen={open}
        onDialog={setDialog}
      />
      {endpoint.kind === 'key' && (
        <div className="border-b border-border px-gutter py-3">
          <TextInput
            label="API key"
            type="password"
            autoComplete="off"
            help="It stays in this page and is forgotten when you leave it."
            value={endpoint.key}
            onChange={(key) => setEndpoint({ kind: 'key', key: key.trim() })}
            className="max-w-form"
          />
        </div>
      )}
      <section aria-label={`Editors for ${addressOf(endpoint)}`} className="min-h-120 flex-1 overflow-x-auto">
        <div className="h-full min-h-120 min-w-160">
          <Suspense fallback={<Spinner />}>
            <Editors
              key={`${endpoint.kind} ${typedKey} ${opened?.count}`}
              ask={ask}
              storage={storage}
              first={first}
              opened={opened?.draft}
              onDraft={(changed) => {
                draft.current = changed;
              }}
            />
          </Suspense>
        </div>
      </section>
      {guard.question && (
        <RunMutationDialog
          fields={guard.question.fields}
          organizationName={organizationName}
          onAnswer={guard.question.answer}
        />
      )}
      {dialog && (
        <ExplorerDialogs dialog={dialog} draft={draft.current} queries={queries} onClose={() => setDialog(null)} />
      )}
    </div>
  );
}
