import { useState } from 'react';
import type { TestWebhookInput, TestWebhookMutation } from '#console/generated/graphql.ts';
import { useOrganizationId } from '#features/session/use-organization-id.ts';
import { errorText } from '#platform/call-errors.ts';
import { callGraphql } from '#platform/graphql.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { testWebhookDocument } from './api.ts';
import { CallTexts } from './CallTexts.tsx';
import { durationWords } from './health-words.ts';
import { OutcomePill } from './OutcomePill.tsx';

type Result = TestWebhookMutation['testWebhook'];

/** A call with what the form holds now, saved or not; its answer stands in place. */
export function TestCall({ input }: { input: TestWebhookInput }) {
  const organizationId = useOrganizationId();
  const [result, setResult] = useState<Result>();
  const [refusal, setRefusal] = useState<string>();
  const [isWorking, setIsWorking] = useState(false);

  async function send() {
    setIsWorking(true);
    setRefusal(undefined);
    try {
      setResult((await callGraphql(testWebhookDocument, { input, organizationId })).testWebhook);
    } catch (error) {
      setResult(undefined);
      setRefusal(errorText(error));
    } finally {
      setIsWorking(false);
    }
  }

  return (
    <section aria-label="Test call" className="min-w-0 rounded-lg border border-border bg-surface">
      <header className="flex min-h-12 flex-wrap items-center gap-2 border-b border-border py-2 pr-2 pl-4">
        <h2 className="text-base font-semibold">Test call</h2>
        {result && (
          <>
            <OutcomePill outcome={result.outcome} statusCode={result.statusCode} />
            <span className="text-sm text-text-muted tabular-nums">{durationWords(result.durationMs)}</span>
          </>
        )}
        <Button size="sm" icon="send" working={isWorking} onClick={() => void send()} className="ml-auto">
          {result ? 'Send again' : 'Send test call'}
        </Button>
      </header>
      <div aria-live="polite">
        {refusal && (
          <div className="p-4">
            <Notice color="red">{refusal}</Notice>
          </div>
        )}
        {result ? (
          <CallTexts call={result} />
        ) : (
          !refusal && (
            <p className="p-4 text-sm text-text-faint">
              Sends the body above to your address, with the header webhook-test: true.
            </p>
          )
        )}
      </div>
    </section>
  );
}
