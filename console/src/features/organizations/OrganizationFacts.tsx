import type { ReactNode } from 'react';
import { useAppDispatch, useAppSelector } from '#console/store-hooks.ts';
import { ErrorState } from '#ui/ErrorState.tsx';
import { loadOrganization, type Organization } from './state.ts';

type Props = { facts: (organization: Organization) => [term: string, detail: ReactNode][] };

/** What is set for the current organization, term by term. */
export function OrganizationFacts({ facts }: Props) {
  const { organization, error } = useAppSelector((state) => state.organization);
  const organizationId = useAppSelector(({ user }) => user.organizationId);
  const dispatch = useAppDispatch();

  if (error && organizationId) {
    const retry = () => void dispatch(loadOrganization(organizationId));
    return <ErrorState title="The organization could not be loaded" text={error} onRetry={retry} />;
  }
  if (!organization) return null;
  return (
    <dl className="max-w-form border-t border-border text-sm">
      {facts(organization).map(([term, detail]) => (
        <div key={term} className="flex gap-x-4 border-b border-border py-2.5 max-md:flex-col">
          <dt className="w-56 shrink-0 text-text-muted">{term}</dt>
          <dd className="min-w-0 wrap-break-word">{detail}</dd>
        </div>
      ))}
    </dl>
  );
}
