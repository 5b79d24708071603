import { privateEndpoint } from '#platform/graphql.ts';
import { Button } from '#ui/Button.tsx';
import { Dropdown } from '#ui/Dropdown.tsx';
import { Menu } from '#ui/Menu.tsx';
import { Toggle } from '#ui/Toggle.tsx';
import { keyEndpoint } from './ask-endpoint.ts';
import { draftOf, examples } from './examples.ts';
import type { Draft } from './operation.ts';
import { SavedQueriesMenu } from './SavedQueriesMenu.tsx';
import type { SavedQuery } from './use-saved-queries.ts';

export type ExplorerDialog = 'save' | 'code' | 'delete';

type Props = {
  organizationId: string;
  endpoint: 'person' | 'key';
  onEndpoint: (endpoint: 'person' | 'key') => void;
  mayChange: boolean;
  onMayChange: (mayChange: boolean) => void;
  saved: SavedQuery[];
  onOpen: (draft: Draft) => void;
  onDialog: (dialog: ExplorerDialog) => void;
};

const endpointOptions = [
  { value: 'person', label: `POST ${privateEndpoint}`, detail: 'As you, as this console does' },
  { value: 'key', label: `POST ${keyEndpoint}`, detail: 'With an API key, as your own system does' },
] as const;

export function ExplorerBar(props: Props) {
  const { organizationId, endpoint, onEndpoint, mayChange, onMayChange, saved, onOpen, onDialog } = props;
  return (
    <header className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-border px-gutter py-3">
      <h1 tabIndex={-1} className="text-lg font-semibold tracking-tight outline-none">
        GraphQL
      </h1>
      <Dropdown
        label="Endpoint"
        hideLabel
        value={endpoint}
        options={endpointOptions}
        onChange={onEndpoint}
        className="w-60"
      />
      <div className="flex flex-wrap items-center gap-2 md:ml-auto">
        <Toggle label="Allow changes" checked={mayChange} onChange={onMayChange} className="mr-2" />
        <Menu
          label="Examples"
          variant="secondary"
          size="md"
          trigger="Examples"
          items={examples.map((example) => ({
            label: example.name,
            detail: example.detail,
            onSelect: () => onOpen(draftOf(example, organizationId)),
          }))}
        />
        <SavedQueriesMenu saved={saved} onOpen={onOpen} onManage={() => onDialog('delete')} />
        <Button onClick={() => onDialog('save')}>Save</Button>
        <Button onClick={() => onDialog('code')}>Copy as code</Button>
        <Button to="/docs/api" target="_blank" icon="external">
          API guide
        </Button>
      </div>
    </header>
  );
}
