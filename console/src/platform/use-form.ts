import { type FormEvent, useState } from 'react';
import { errorText, fieldErrors } from './call-errors.ts';
import { useAfterPress } from './use-after-press.ts';

type Errors<Values> = Partial<Record<keyof Values, string>>;
type Rules<Values> = { [Field in keyof Values]?: (value: Values[Field]) => string | undefined };

type FormSettings<Values> = {
  initial: Values;
  rules: Rules<Values>;
  submit: (values: Values) => Promise<void>;
  /** The form's name of a field that the server complains of. */
  fieldNamed?: (serverField: string) => string;
};

export type Form<Values> = {
  values: Values;
  errors: Errors<Values>;
  /** Why the whole was refused, where no field is to blame. */
  failure: string | undefined;
  isSubmitting: boolean;
  change: <Field extends keyof Values>(field: Field, value: Values[Field]) => void;
  leave: (field: keyof Values) => void;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
};

/** Validates when a field is left and on submit, never while it is first typed into; an error loses nothing typed. */
export function useForm<Values extends object>(settings: FormSettings<Values>): Form<Values> {
  const { initial, rules, submit, fieldNamed = (field) => field } = settings;
  const [values, setValues] = useState(initial);
  const [left, setLeft] = useState<ReadonlySet<keyof Values>>(new Set());
  const [refused, setRefused] = useState<Errors<Values>>({});
  const [failure, setFailure] = useState<string>();
  const [isSubmitting, setIsSubmitting] = useState(false);
  const afterPress = useAfterPress();

  const problems = problemsOf(values, rules);
  const shown = Object.entries(problems).filter(([field]) => left.has(field as keyof Values));

  async function trySubmit(form: HTMLFormElement): Promise<void> {
    setFailure(undefined);
    setIsSubmitting(true);
    try {
      await submit(values);
    } catch (error) {
      const named = Object.entries(fieldErrors(error)).map(([field, text]) => [fieldNamed(field), text]);
      const known = named.filter(([field]) => field !== undefined && field in values);
      if (known.length === 0) setFailure(errorText(error));
      setRefused(Object.fromEntries(known) as Errors<Values>);
      focusFirstError(form);
    } finally {
      setIsSubmitting(false);
    }
  }

  return {
    values,
    errors: { ...refused, ...Object.fromEntries(shown) } as Errors<Values>,
    failure,
    isSubmitting,
    change: (field, value) => {
      setValues((before) => ({ ...before, [field]: value }));
      setRefused(({ [field]: _, ...others }) => others as Errors<Values>);
    },
    leave: (field) => afterPress(() => setLeft((before) => new Set(before).add(field))),
    onSubmit: (event) => {
      event.preventDefault();
      if (isSubmitting) return;
      setLeft(new Set(Object.keys(values) as (keyof Values)[]));
      if (Object.keys(problems).length > 0) return focusFirstError(event.currentTarget);
      void trySubmit(event.currentTarget);
    },
  };
}

function problemsOf<Values extends object>(values: Values, rules: Rules<Values>): Errors<Values> {
  const fields = Object.keys(rules) as (keyof Values)[];
  const problems = fields.map((field) => [field, rules[field]?.(values[field])] as const);
  return Object.fromEntries(problems.filter(([, problem]) => problem !== undefined)) as Errors<Values>;
}

// After the errors are drawn.
function focusFirstError(form: HTMLFormElement): void {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
