import { useState } from 'react';
import { useOrganizationId } from '#features/session/use-organization-id.ts';
import { callGraphql } from '#platform/graphql.ts';
import { useLoad } from '#platform/use-load.ts';
import type { Option } from '#ui/option.ts';
import { mapJobsDocument } from './api.ts';

/** The newest jobs as choices, and the chosen one, however old it is. */
export function useJobOptions(chosen: string | undefined): Option[] {
  const organizationId = useOrganizationId();
  const [options, setOptions] = useState<Option[]>([]);
  useLoad({ organizationId }, async (query) => {
    // Without its choices the filter can't be set, and that is all.
    const answer = await callGraphql(mapJobsDocument, query).catch(() => null);
    setOptions(answer?.jobs.items.map(({ id, name }) => ({ value: id, label: name })) ?? []);
  });
  const isKnown = !chosen || options.some(({ value }) => value === chosen);
  return isKnown ? options : [...options, { value: chosen, label: 'An older job' }];
}
