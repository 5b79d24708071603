import { aidCategories, aidSources, aidSubCategories, costCategories } from '@tassel/contract/amounts.ts';
import { useEffect, useRef, useState } from 'react';
import {
  aidCategoryWords,
  aidSourceWords,
  costCategoryWords,
  subCategoryName,
} from '#features/letters/amount-words.ts';
import { useLeftFields } from '#platform/use-left-fields.ts';
import { Button } from '#ui/Button.tsx';
import { Dropdown } from '#ui/Dropdown.tsx';
import { SearchableSelect } from '#ui/SearchableSelect.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { type AidDraft, type AmountProblems, type CostDraft, isAid, type Kind } from './review-draft.ts';

type Props = {
  draft: CostDraft | AidDraft;
  problems: AmountProblems;
  /** Somebody tried to end the review: all that is wrong is told. */
  hasTried: boolean;
  onChange: (change: { description?: string; value?: string }) => void;
  onKind: (kind: Kind) => void;
  onRemove: () => void;
  onDone: () => void;
};

type KindOption = { value: string; label: string; detail: string; kind: (source: AidDraft['source']) => Kind };

const aidOptions = aidCategories.flatMap((category) =>
  aidSubCategories[category].map(
    (subCategory): KindOption => ({
      value: subCategory,
      label: subCategoryName(subCategory),
      detail: aidCategoryWords[category],
      kind: (source) => ({ source, subCategory }),
    }),
  ),
);
const costOptions = costCategories.map(
  (category): KindOption => ({
    value: `cost ${category}`,
    label: costCategoryWords[category],
    detail: 'Cost',
    kind: () => ({ category }),
  }),
);
/** Its own side first: few lines change from cost to aid. */
const kindOptionsOf = (line: CostDraft | AidDraft) =>
  isAid(line) ? [...aidOptions, ...costOptions] : [...costOptions, ...aidOptions];
const sourceOptions = aidSources.map((value) => ({ value, label: aidSourceWords[value] }));

/** The fields of one line of money. */
export function AmountEditor({ draft, problems, hasTried, onChange, onKind, onRemove, onDone }: Props) {
  const [isDoneTried, setIsDoneTried] = useState(false);
  const { leave, problemOf } = useLeftFields<keyof AmountProblems>(hasTried || isDoneTried);
  const kindOptions = kindOptionsOf(draft);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  return (
    <form
      ref={form}
      aria-label={`Line ${draft.description || 'without a name'}`}
      noValidate
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        onDone();
      }}
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
      <SearchableSelect
        label="Kind"
        value={isAid(draft) ? draft.subCategory : `cost ${draft.category}`}
        options={kindOptions}
        onChange={(value) => {
          const option = kindOptions.find((each) => each.value === value);
          if (option) onKind(option.kind(isAid(draft) ? draft.source : 'INSTITUTION'));
        }}
      />
      {isAid(draft) && (
        <Dropdown
          label="Source"
          value={draft.source}
          options={sourceOptions}
          onChange={(source) => onKind({ source, subCategory: draft.subCategory })}
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
