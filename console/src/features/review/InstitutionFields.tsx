import { useLeftFields } from '#platform/use-left-fields.ts';
import { TextInput } from '#ui/TextInput.tsx';
import type { ReviewDraft, ReviewProblems } from './review-draft.ts';

type Props = {
  draft: ReviewDraft;
  /** As the classifier read it. */
  read: ReviewDraft;
  problems: ReviewProblems;
  hasTried: boolean;
  onChange: (draft: ReviewDraft) => void;
};

export function InstitutionFields({ draft, read, problems, hasTried, onChange }: Props) {
  const { leave, problemOf } = useLeftFields<'state' | 'zip' | 'awardYear'>(hasTried);
  const { institution, awardYear } = draft;
  const school = (part: Partial<ReviewDraft['institution']>) =>
    onChange({ ...draft, institution: { ...institution, ...part } });
  const was = (before: string, now: string) => (before === now ? undefined : `read: ${before || 'nothing'}`);
  return (
    <fieldset className="grid grid-cols-6 gap-3">
      <legend className="mb-2 font-semibold">School and year</legend>
      <TextInput
        label="School"
        className="col-span-full"
        check={false}
        value={institution.name}
        help={was(read.institution.name, institution.name)}
        onChange={(name) => school({ name })}
      />
      <TextInput
        label="City"
        className="col-span-3"
        check={false}
        value={institution.city}
        help={was(read.institution.city, institution.city)}
        onChange={(city) => school({ city })}
      />
      <TextInput
        label="State"
        className="col-span-1 max-md:col-span-3"
        check={false}
        value={institution.state}
        help={was(read.institution.state, institution.state)}
        error={problemOf('state', problems.state)}
        onChange={(state) => school({ state })}
        onBlur={() => leave('state')}
      />
      <TextInput
        label="ZIP"
        className="col-span-2 max-md:col-span-3"
        check={false}
        value={institution.zip}
        help={was(read.institution.zip, institution.zip)}
        error={problemOf('zip', problems.zip)}
        onChange={(zip) => school({ zip })}
        onBlur={() => leave('zip')}
      />
      <TextInput
        label="Award year"
        className="col-span-3"
        check={false}
        placeholder="2026-2027"
        value={awardYear}
        help={was(read.awardYear, awardYear)}
        error={problemOf('awardYear', problems.awardYear)}
        onChange={(year) => onChange({ ...draft, awardYear: year })}
        onBlur={() => leave('awardYear')}
      />
    </fieldset>
  );
}
