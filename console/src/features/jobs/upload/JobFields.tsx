import { defaultPrices } from '@tassel/contract/prices.ts';
import { useState } from 'react';
import type { Organization } from '#features/organizations/state.ts';
import { Dropdown } from '#ui/Dropdown.tsx';
import { money } from '#ui/money.ts';
import { TextInput } from '#ui/TextInput.tsx';
import { Toggle } from '#ui/Toggle.tsx';
import { changeOptions } from './draft.ts';
import { daysProblem, type JobOptions, nameProblem } from './job-options.ts';
import { keepOptions } from './keep-options.ts';

type Props = { organization: Organization; options: JobOptions; hasReview: boolean; suggestedName: string };

const reviewPrice = money((defaultPrices.manualReviews[0]?.priceCents ?? 0) / 100);

export function JobFields({ organization, options, hasReview, suggestedName }: Props) {
  const [hasLeftDays, setHasLeftDays] = useState(false);
  return (
    <div className="grid gap-5">
      <TextInput
        label="Name"
        name="name"
        placeholder={suggestedName}
        value={options.name}
        error={nameProblem(options)}
        onChange={(name) => changeOptions({ name })}
      />
      <div className="grid gap-2">
        <Dropdown
          label="Keep files for"
          value={options.keep}
          options={keepOptions(organization.purgeLetterFilesAfter)}
          onChange={(keep) => changeOptions({ keep })}
        />
        {options.keep === 'other' && (
          <TextInput
            label="Days after a letter is done"
            inputMode="numeric"
            value={options.otherDays}
            error={hasLeftDays ? daysProblem(options) : undefined}
            onChange={(otherDays) => changeOptions({ otherDays })}
            onBlur={() => setHasLeftDays(true)}
          />
        )}
      </div>
      <Toggle
        label="Manual review"
        help={`A person reads the hard ones, ${reviewPrice} each`}
        checked={hasReview}
        onChange={(manualReview) => changeOptions({ manualReview })}
      />
      <Toggle
        label="Mail me when it’s done"
        checked={options.notifyOnCompletion}
        onChange={(notifyOnCompletion) => changeOptions({ notifyOnCompletion })}
      />
    </div>
  );
}
