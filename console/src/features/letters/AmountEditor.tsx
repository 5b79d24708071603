import { aidCategories, aidSources, aidSubCategories, costCategories } from '@tassel/contract/amounts.ts';
import { useEffect, useRef, useState } from 'react';
import { useLeftFields } from '#platform/use-left-fields.ts';
import { Button } from '#ui/Button.tsx';
import { Dropdown } from '#ui/Dropdown.tsx';
import { SearchableSelect } from '#ui/SearchableSelect.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { aidCategoryWords, aidSourceWords, costCategoryWords, subCategoryName } from './amount-words.ts';
import type { AidDraft, AmountProblems, CostDraft } from './review-draft.ts';

type Props = {
  draft: CostDraft | AidDraft;
  problems: AmountProblems;
  /** Somebody tried to end the review: all that is wrong is told. */
  hasTried: boolean;
  onChange: (change: Partial<CostDraft & AidDraft>) => void;
  onRemove: () => void;
  onDone: () => void;
};

const kindOptions = aidCategories.flatMap((category) =>
  aidSubCategories[category].map((value) => ({
    value,
    label: subCategoryName(value),
    detail: aidCategoryWords[category],
  })),
);
const costOptions = costCategories.map((value) => ({ value, label: costCategoryWords[value] }));
const sourceOptions = aidSources.map((value) => ({ value, label: aidSourceWords[value] }));

/** The fields of one line of money. */
export function AmountEditor({ draft, problems, hasTried, onChange, onRemove, onDone }: Props) {
  const [isDoneTried, setIsDoneTried] = useState(false);
  const { leave, problemOf } = useLeftFields<keyof AmountProblems>(hasTried || isDoneTried);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  return (
    <form
      ref={form}
      aria-label={`Line ${draft.description || 'without a name'}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setIsDoneTried(true);
        if (!problems.description && !problems.value) onDone();
      }}
      className="-mx-2 my-1 grid grid-cols-2 gap-3 rounded-md border border-border p-3 max-md:grid-cols-1"
    >
      <TextInput
        label="Line as printed"
        check={false}
        value={draft.description}
        error={problemOf('description', problems.description)}
        onChange={(description) => onChange({ description })}
        onBlur={() => leave('description')}
      />
      <TextInput
        label="Dollars for the year"
        check={false}
        inputMode="decimal"
        value={draft.value}
        error={problemOf('value', problems.value)}
        onChange={(value) => onChange({ value })}
        onBlur={() => leave('value')}
      />
      {'source' in draft ? (
        <>
          <SearchableSelect
            label="Kind"
            value={draft.subCategory}
            options={kindOptions}
            onChange={(subCategory) => onChange({ subCategory })}
          />
          <Dropdown
            label="Source"
            value={draft.source}
            options={sourceOptions}
            onChange={(source) => onChange({ source })}
          />
        </>
      ) : (
        <SearchableSelect
          label="Kind"
          value={draft.category}
          options={costOptions}
          onChange={(category) => onChange({ category })}
        />
      )}
      <div className="col-span-full flex gap-2">
        <Button type="submit" size="sm">
          Done
        </Button>
        <Button size="sm" variant="quiet" icon="trash" onClick={onRemove}>
          Remove
        </Button>
      </div>
    </form>
  );
}
