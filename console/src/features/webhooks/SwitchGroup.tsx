import { Checkbox } from '#ui/Checkbox.tsx';

type Props<Name extends string> = {
  title: string;
  labels: Record<Name, string>;
  values: Record<Name, boolean>;
  onChange: (values: Record<Name, boolean>) => void;
};

/** Some switches under one title. */
export function SwitchGroup<Name extends string>({ title, labels, values, onChange }: Props<Name>) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-sm font-medium text-text-muted">{title}</legend>
      {(Object.keys(labels) as Name[]).map((name) => (
        <Checkbox
          key={name}
          label={labels[name]}
          checked={values[name]}
          onChange={(isOn) => onChange({ ...values, [name]: isOn })}
        />
      ))}
    </fieldset>
  );
}
