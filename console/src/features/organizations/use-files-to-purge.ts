import { useState } from 'react';
import { errorText } from '#platform/call-errors.ts';
import { callGraphql } from '#platform/graphql.ts';
import { useLoad } from '#platform/use-load.ts';
import { filesToPurgeDocument } from './api.ts';

type Counted = { count?: number; error?: string };

/** How many files are older than so many days already. */
export function useFilesToPurge(organizationId: string, days: number): Counted {
  const [counted, setCounted] = useState<Counted>({});
  useLoad({ organizationId, purgeLetterFilesAfter: days }, (query) =>
    callGraphql(filesToPurgeDocument, query).then(
      ({ filesToPurge }) => setCounted({ count: filesToPurge }),
      (failure: unknown) => setCounted({ error: errorText(failure) }),
    ),
  );
  return counted;
}
