import { hiddenValue, webhookLimits } from '@tassel/contract/webhook.ts';
import { headerVariables } from '@tassel/contract/webhook-form.ts';
import { useRef } from 'react';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import type { HeaderRow } from './webhook-form.ts';

type Props = { headers: HeaderRow[]; error: string | undefined; onChange: (headers: HeaderRow[]) => void };

/** A saved value is shown as dots; typing replaces it, and it can't be read again. */
export function HeaderEditor({ headers, error, onChange }: Props) {
  const nextKey = useRef(headers.length);
  const change = (key: number, part: Partial<HeaderRow>) =>
    onChange(headers.map((header) => (header.key === key ? { ...header, ...part } : header)));
  const add = () => onChange([...headers, { key: nextKey.current++, name: '', value: '' }]);
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">Headers</legend>
      <div className="mb-1.5 flex items-center text-sm font-medium">
        <span aria-hidden="true">Headers</span>
        <Button variant="text" onClick={add} disabled={headers.length >= webhookLimits.headers} className="ml-auto">
          Add header
        </Button>
      </div>
      <div className="grid gap-2">
        {headers.map(({ key, name, value }) => (
          <div key={key} className="grid grid-cols-[10rem_1fr_auto] gap-2 max-md:grid-cols-[1fr_1fr_auto]">
            <TextInput
              label="Header name"
              hideLabel
              check={false}
              placeholder="X-Token"
              autoComplete="off"
              spellCheck={false}
              value={name}
              onChange={(name) => change(key, { name, value: value ?? '' })}
            />
            <TextInput
              label={`Value of ${name || 'the header'}`}
              hideLabel
              check={false}
              autoComplete="off"
              spellCheck={false}
              placeholder={value === null ? hiddenValue : 'Text or {{payload.student_id}}'}
              value={value ?? ''}
              onChange={(value) => change(key, { value })}
            />
            <IconButton
              icon="close"
              label={`Remove ${name || 'the header'}`}
              onClick={() => onChange(headers.filter((header) => header.key !== key))}
            />
          </div>
        ))}
      </div>
      {error && (
        <p role="alert" className="mt-1.5 text-xs text-red-text">
          {error}
        </p>
      )}
      <p className="mt-1.5 text-xs wrap-break-word text-text-faint">
        Values are hidden once saved. They may hold {headerVariables.join(', ')}.
      </p>
    </fieldset>
  );
}
