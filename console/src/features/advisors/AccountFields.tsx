import type { SignUp, signUpRules } from '@tassel/contract/sign-up.ts';
import type { HTMLInputAutoCompleteAttribute } from 'react';
import type { Form } from '#platform/use-form.ts';
import { Checkbox } from '#ui/Checkbox.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextInput } from '#ui/TextInput.tsx';

type TextField = keyof typeof signUpRules;

type Props = { form: Form<SignUp> };

export function AccountFields({ form }: Props) {
  const { values, errors, change, leave, failure } = form;
  const text = (field: TextField, label: string, autoComplete: HTMLInputAutoCompleteAttribute, help?: string) => (
    <TextInput
      label={label}
      name={field}
      required
      help={help}
      autoComplete={autoComplete}
      inputMode={autoComplete === 'tel' ? 'tel' : undefined}
      value={values[field]}
      error={errors[field]}
      onChange={(value) => change(field, value)}
      onBlur={() => leave(field)}
    />
  );
  return (
    <div className="grid gap-5">
      <div className="grid gap-5 md:grid-cols-2">
        {text('first_name', 'First name', 'given-name')}
        {text('last_name', 'Last name', 'family-name')}
      </div>
      {text('title', 'Title', 'organization-title', 'What you do: college counselor, program director')}
      <div className="grid gap-5 md:grid-cols-2">
        {text('phone_number', 'Phone number', 'tel')}
        {text('zip', 'ZIP code', 'postal-code')}
      </div>
      <Checkbox
        label="Send me news about Tassel by email"
        name="email_receive"
        checked={values.email_receive}
        error={errors.email_receive}
        onChange={(isChecked) => change('email_receive', isChecked)}
      />
      {failure && <Notice color="red">{failure}</Notice>}
    </div>
  );
}
