import { maxPurgeDays } from '@tassel/contract/organization.ts';
import { TextInput } from '#ui/TextInput.tsx';
import { Toggle } from '#ui/Toggle.tsx';
import type { PurgeSetting } from './purge-setting.ts';

type Props = { value: PurgeSetting; error?: string; onChange: (value: PurgeSetting) => void; onBlur: () => void };

export function PurgeFields({ value, error, onChange, onBlur }: Props) {
  return (
    <fieldset className="grid gap-5">
      <legend className="mb-4 text-base font-semibold">Privacy</legend>
      <Toggle
        label="Delete the files of finished letters"
        help="Figures, status and history stay. New jobs take this over and may have their own."
        checked={value.isOn}
        onChange={(isOn) => onChange({ ...value, isOn })}
      />
      <TextInput
        className="max-w-60"
        label="Days after a letter is done"
        name="purgeLetterFilesAfter"
        inputMode="numeric"
        required={value.isOn}
        disabled={!value.isOn}
        help={`0 to ${maxPurgeDays}. 0 is the coming night.`}
        value={value.isOn ? value.days : ''}
        error={error}
        onChange={(days) => onChange({ ...value, days })}
        onBlur={onBlur}
      />
    </fieldset>
  );
}
