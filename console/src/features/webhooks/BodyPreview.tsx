import type { WebhookOptions } from '@tassel/contract/webhook.ts';
import { bodyOf } from '@tassel/contract/webhook-body.ts';
import { useState } from 'react';
import { bytesInWords } from '#ui/bytes-in-words.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { SearchableSelect } from '#ui/SearchableSelect.tsx';
import { toast } from '#ui/toast.ts';
import { JsonText } from './JsonText.tsx';
import type { Sample } from './use-sample.ts';

type Props = { sample: Sample; options: WebhookOptions };

/** The very body that would be sent, made by the rule that the server sends by. */
export function BodyPreview({ sample, options }: Props) {
  const sent = sample.body ? JSON.stringify(bodyOf(sample.body, options)) : '';
  const text = sent && JSON.stringify(JSON.parse(sent), null, 2);
  const [shown, setShown] = useState<{ of?: string; text: string; before?: string }>({ text: '' });
  if (shown.text !== text) {
    const isSameLetter = shown.of === sample.body?.id && shown.text !== '';
    setShown({ of: sample.body?.id, text, ...(isSameLetter && { before: shown.text }) });
  }
  async function copy() {
    await navigator.clipboard.writeText(sent);
    toast({ kind: 'success', text: 'The body is copied.' });
  }
  return (
    <section aria-label="Body preview" className="min-w-0 rounded-lg border border-border bg-surface">
      <header className="flex min-h-12 items-center gap-2 border-b border-border py-2 pr-2 pl-4">
        <h2 className="text-base font-semibold">Body</h2>
        <span className="text-xs text-text-faint tabular-nums max-md:hidden">
          {bytesInWords(new TextEncoder().encode(sent).length)}
        </span>
        <SearchableSelect
          label="Letter for the preview"
          hideLabel
          className="ml-auto w-56 min-w-0"
          value={sample.chosen ?? null}
          options={sample.choices}
          onChange={sample.pick}
        />
        <IconButton icon="copy" label="Copy body" onClick={() => void copy()} />
      </header>
      <JsonText label="Body" text={shown.text} before={shown.before} />
    </section>
  );
}
