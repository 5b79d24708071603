import { Button } from '#ui/Button.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Panel } from '#ui/Panel.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useOrganizationsToJoin } from './use-organizations-to-join.ts';

export function JoinCard() {
  const { organizations, error, joining, join, reload } = useOrganizationsToJoin();
  return (
    <Panel title="Join an organization">
      {error && <ErrorState title="That did not work" text={error} onRetry={reload} />}
      {!error && !organizations && <Skeleton />}
      {organizations?.length === 0 && (
        <p className="text-sm text-text-muted">
          No organization lets people at your email domain join by themselves. Ask an administrator to invite you.
        </p>
      )}
      {organizations && organizations.length > 0 && (
        <ul className="-my-2.5 divide-y divide-border text-sm">
          {organizations.map(({ id, name }) => (
            <li key={id} className="flex items-center gap-4 py-2.5">
              <span className="min-w-0 flex-1 font-medium wrap-break-word">{name}</span>
              <Button aria-label={`Join ${name}`} working={joining === id} onClick={() => void join(id)}>
                Join
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
