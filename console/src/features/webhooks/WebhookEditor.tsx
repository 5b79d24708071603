import { webhookMethods } from '@tassel/contract/webhook.ts';
import { headersProblem, webhookNameProblem, webhookUrlProblem } from '@tassel/contract/webhook-form.ts';
import type { ReactNode } from 'react';
import { useForm } from '#platform/use-form.ts';
import { Dropdown } from '#ui/Dropdown.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { BodyOptions } from './BodyOptions.tsx';
import { BodyPreview } from './BodyPreview.tsx';
import { HeaderEditor } from './HeaderEditor.tsx';
import { NotifyFlags } from './NotifyFlags.tsx';
import { TestCall } from './TestCall.tsx';
import { urlHelp } from './url-help.ts';
import { exampleOf, useSample } from './use-sample.ts';
import { inputOf, type WebhookValues } from './webhook-form.ts';

type Props = {
  /** Of a saved webhook. */
  id?: string;
  initial: WebhookValues;
  onSave: (values: WebhookValues) => Promise<void>;
  /** The head of the page, whose button submits the form. */
  head: (save: { form: string; isSaving: boolean }) => ReactNode;
  /** What else stands below the fields. */
  children?: ReactNode;
};

const formId = 'webhook-form';
const methods = webhookMethods.map((value) => ({ value, label: value }));

export function WebhookEditor({ id, initial, onSave, head, children }: Props) {
  const sample = useSample();
  const form = useForm<WebhookValues>({
    initial,
    rules: { name: webhookNameProblem, url: webhookUrlProblem, headers: headersProblem },
    submit: onSave,
  });
  const { values, errors, change, leave } = form;
  return (
    <>
      {head({ form: formId, isSaving: form.isSubmitting })}
      <div className="mt-6 grid grid-cols-2 items-start gap-10 max-lg:grid-cols-1 max-md:gap-6">
        <div className="grid min-w-0 gap-6">
          <form id={formId} noValidate onSubmit={form.onSubmit} className="grid min-w-0 gap-5">
            <div className="grid grid-cols-[1fr_7.5rem] items-start gap-4">
              <TextInput
                label="Name"
                required
                value={values.name}
                error={errors.name}
                onChange={(name) => change('name', name)}
                onBlur={() => leave('name')}
              />
              <Dropdown
                label="Method"
                value={values.method}
                options={methods}
                onChange={(method) => change('method', method)}
              />
            </div>
            <TextInput
              label="URL"
              required
              type="url"
              autoComplete="off"
              spellCheck={false}
              placeholder="https://example.org/hooks/tassel"
              value={values.url}
              error={errors.url}
              help={urlHelp(values.url)}
              onChange={(url) => change('url', url)}
              onBlur={() => leave('url')}
            />
            <HeaderEditor
              headers={values.headers}
              error={errors.headers}
              onChange={(headers) => change('headers', headers)}
            />
            <NotifyFlags flags={values.flags} onChange={(flags) => change('flags', flags)} />
            <BodyOptions options={values.options} onChange={(options) => change('options', options)} />
            {form.failure && <Notice color="red">{form.failure}</Notice>}
          </form>
          {children}
        </div>
        <aside
          aria-label="Preview and test"
          className="sticky top-[calc(var(--header-height)+1.5rem)] grid min-w-0 gap-5 max-lg:static"
        >
          <BodyPreview sample={sample} options={values.options} />
          <TestCall input={{ ...inputOf(values), id, ...exampleOf(sample.chosen ?? 'READY') }} />
        </aside>
      </div>
    </>
  );
}
