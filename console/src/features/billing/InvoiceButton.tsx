import type { Month } from '@tassel/contract/month.ts';
import { callGraphql } from '#platform/graphql.ts';
import { useAction } from '#platform/use-action.ts';
import { Button } from '#ui/Button.tsx';
import { toast } from '#ui/toast.ts';
import { invoiceDownloadUrlDocument } from './api.ts';

type Props = { organizationId: string; invoice: Month & { number: string; isWritten: boolean } };

/** The address is asked for when it is needed: it works for five minutes only. */
export function InvoiceButton({ organizationId, invoice }: Props) {
  const { isWorking, run } = useAction();
  const { year, month, number, isWritten } = invoice;

  async function download() {
    const { invoiceDownloadUrl } = await callGraphql(invoiceDownloadUrlDocument, { organizationId, year, month });
    if (invoiceDownloadUrl) window.location.assign(invoiceDownloadUrl);
    else toast({ kind: 'error', text: 'The PDF is not written yet. Try again in a minute.' });
  }

  return (
    <Button
      size="sm"
      icon="download"
      working={isWorking}
      disabled={!isWritten}
      aria-label={`Download ${number} as PDF`}
      onClick={() => void run(download)}
    >
      PDF
    </Button>
  );
}
