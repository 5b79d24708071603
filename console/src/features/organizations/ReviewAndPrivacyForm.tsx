import { useState } from 'react';
import { useAppDispatch } from '#console/store-hooks.ts';
import { useForm } from '#platform/use-form.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Toggle } from '#ui/Toggle.tsx';
import { PurgeFields } from './PurgeFields.tsx';
import { isSooner, purgeDaysOf, purgeSettingOf, purgeSettingProblem } from './purge-setting.ts';
import { SoonerPurgeDialog } from './SoonerPurgeDialog.tsx';
import { saveSettings } from './save-settings.ts';
import type { Organization } from './state.ts';

const switches = [
  ['manualReviewSizeLimit', 'Review letters over 5 MB', 'Up to 50 MB, instead of refusing them.'],
  ['manualReviewNoFreeMoney', 'Review letters without free money', 'No grant or scholarship was found in them.'],
] as const;

export function ReviewAndPrivacyForm({ organization }: { organization: Organization }) {
  const dispatch = useAppDispatch();
  const { manualReviewEnabled, manualReviewSizeLimit, manualReviewNoFreeMoney, purgeLetterFilesAfter } = organization;
  const purge = purgeSettingOf(purgeLetterFilesAfter);
  const initial = { manualReviewEnabled, manualReviewSizeLimit, manualReviewNoFreeMoney, purge };
  const [question, setQuestion] = useState<typeof initial>();

  const save = ({ purge, ...review }: typeof initial) =>
    dispatch(saveSettings(organization.id, { ...review, purgeLetterFilesAfter: purgeDaysOf(purge) }));
  const form = useForm({
    initial,
    rules: { purge: purgeSettingProblem },
    submit: async (values) => {
      if (isSooner(purgeLetterFilesAfter, purgeDaysOf(values.purge))) setQuestion(values);
      else await save(values);
    },
    fieldNamed: (field) => (field === 'purgeLetterFilesAfter' ? 'purge' : field),
  });
  const { values, errors, change } = form;

  return (
    <form noValidate onSubmit={form.onSubmit} className="grid gap-10">
      <fieldset className="grid gap-5">
        <legend className="mb-4 text-base font-semibold">Manual review</legend>
        <Toggle
          label="Send doubtful letters to a person"
          help="Letters that could not be read with confidence wait in the review queue. A review is billed when it ends."
          checked={values.manualReviewEnabled}
          onChange={(isOn) => change('manualReviewEnabled', isOn)}
        />
        {switches.map(([field, label, help]) => (
          <Toggle
            key={field}
            className="pl-6"
            label={label}
            help={help}
            disabled={!values.manualReviewEnabled}
            checked={values[field]}
            onChange={(isOn) => change(field, isOn)}
          />
        ))}
      </fieldset>
      <PurgeFields
        value={values.purge}
        error={errors.purge}
        onChange={(next) => change('purge', next)}
        onBlur={() => form.leave('purge')}
      />
      {form.failure && <Notice color="red">{form.failure}</Notice>}
      <div>
        <Button type="submit" variant="primary" working={form.isSubmitting}>
          Save settings
        </Button>
      </div>
      {question && (
        <SoonerPurgeDialog
          organizationId={organization.id}
          days={purgeDaysOf(question.purge) ?? 0}
          onConfirm={() => save(question)}
          onClose={() => setQuestion(undefined)}
        />
      )}
    </form>
  );
}
