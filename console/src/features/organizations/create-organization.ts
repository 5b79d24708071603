import type { AppDispatch } from '#console/store.ts';
import { callGraphql } from '#platform/graphql.ts';
import { createOrganizationDocument } from './api.ts';
import { enterOrganization } from './enter-organization.ts';

/** Makes the organization, then makes it the current one. Answers its id, or undefined while the page is left. */
export function createOrganization(name: string) {
  return async (dispatch: AppDispatch): Promise<string | undefined> => {
    const answer = await callGraphql(createOrganizationDocument, { name }, { isTracked: true });
    const { id } = answer.createOrganization;
    return (await dispatch(enterOrganization(id))) ? id : undefined;
  };
}
