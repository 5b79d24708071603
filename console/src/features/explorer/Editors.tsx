import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import './explorer.css';
import type { Fetcher } from '@graphiql/toolkit';
import { GraphiQL } from 'graphiql';
import { useIsDark } from '#ui/use-is-dark.ts';
import type { Answer, Request } from './ask-endpoint.ts';
import type { explorerStorage } from './explorer-storage.ts';
import type { Draft } from './operation.ts';

type Props = {
  ask: (request: Request) => Promise<Answer>;
  storage: ReturnType<typeof explorerStorage>;
  /** Opened in a tab of its own, or the tab that holds it already. */
  opened: Draft | undefined;
  first: Draft;
  onDraft: (draft: Draft) => void;
};

/** GraphiQL: the editors, the documentation of the schema and the history. */
export function Editors({ ask, storage, opened, first, onDraft }: Props) {
  const isDark = useIsDark();
  // The first visit begins with an example; later ones with the tabs that were open.
  const start = opened ?? (storage.getItem('graphiql:tabState') ? undefined : first);
  return (
    <GraphiQL
      fetcher={ask as Fetcher}
      storage={storage}
      forcedTheme={isDark ? 'dark' : 'light'}
      initialQuery={start?.query}
      initialVariables={start?.variables}
      defaultEditorToolsVisibility="variables"
      isHeadersEditorEnabled={false}
      showPersistHeadersSettings={false}
      shouldPersistHeaders={false}
      onTabChange={({ tabs, activeTabIndex }) => {
        const tab = tabs[activeTabIndex];
        onDraft({ query: tab?.query ?? '', variables: tab?.variables ?? '' });
      }}
    >
      <GraphiQL.Logo>
        <span />
      </GraphiQL.Logo>
    </GraphiQL>
  );
}
