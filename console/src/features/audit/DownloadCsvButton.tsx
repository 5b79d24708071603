import { useState } from 'react';
import { errorText } from '#platform/call-errors.ts';
import { callGraphql } from '#platform/graphql.ts';
import type { ListView } from '#platform/list-address.ts';
import { Button } from '#ui/Button.tsx';
import { toast } from '#ui/toast.ts';
import { auditCsvUrlDocument } from './api.ts';
import { type AuditFilterName, auditFilter } from './audit-list.ts';

type Props = { organizationId: string; view: ListView<AuditFilterName>; disabled: boolean };

/** The whole log as it is filtered now, not only the page. */
export function DownloadCsvButton({ organizationId, view, disabled }: Props) {
  const [isWorking, setIsWorking] = useState(false);

  async function download() {
    setIsWorking(true);
    try {
      const { auditCsvUrl } = await callGraphql(auditCsvUrlDocument, { organizationId, filter: auditFilter(view) });
      window.location.assign(auditCsvUrl);
    } catch (error) {
      toast({ kind: 'error', text: errorText(error) });
    } finally {
      setIsWorking(false);
    }
  }

  return (
    <Button icon="download" working={isWorking} disabled={disabled} onClick={() => void download()}>
      Download CSV
    </Button>
  );
}
