import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { OrganizationsToJoinQuery } from '#console/generated/graphql.ts';
import { useAppDispatch, useAppSelector } from '#console/store-hooks.ts';
import { joinOrganizationDocument, organizationsToJoinDocument } from '#features/organizations/api.ts';
import { enterOrganization } from '#features/organizations/enter-organization.ts';
import { errorText } from '#platform/call-errors.ts';
import { callGraphql } from '#platform/graphql.ts';

type Organizations = OrganizationsToJoinQuery['organizationsToJoin'];

/** The organizations that the person may join by the domain of a verified address, and joining one. */
export function useOrganizationsToJoin() {
  const isVerified = useAppSelector(({ user }) => user.profile?.emailVerified ?? false);
  const [organizations, setOrganizations] = useState<Organizations | null>(null);
  const [error, setError] = useState<string>();
  const [joining, setJoining] = useState<string>();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();

  const reload = useCallback(() => {
    setError(undefined);
    callGraphql(organizationsToJoinDocument, {}).then(
      ({ organizationsToJoin }) => setOrganizations(organizationsToJoin),
      (failure) => setError(errorText(failure)),
    );
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a verified address may join where it could not before
  useEffect(reload, [reload, isVerified]);

  async function join(organizationId: string): Promise<void> {
    setError(undefined);
    setJoining(organizationId);
    try {
      await callGraphql(joinOrganizationDocument, { organizationId }, { isTracked: true });
      if (await dispatch(enterOrganization(organizationId))) await navigate('/');
    } catch (failure) {
      setError(errorText(failure));
      setJoining(undefined);
    }
  }

  return { organizations, error, joining, join, reload };
}
