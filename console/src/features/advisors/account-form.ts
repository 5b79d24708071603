import { type SignUp, signUpRules } from '@tassel/contract/sign-up.ts';
import type { AdvisorInput } from '#console/generated/graphql.ts';
import { type Form, useForm } from '#platform/use-form.ts';

export const emptyAccount: SignUp = {
  first_name: '',
  last_name: '',
  title: '',
  phone_number: '',
  zip: '',
  email_receive: false,
};

/** Sign-up and the profile ask for the same; the form speaks the names of the sign-up call. */
export function useAccountForm(initial: SignUp, submit: (account: SignUp) => Promise<void>): Form<SignUp> {
  return useForm({ initial, rules: signUpRules, submit, fieldNamed: snakeCase });
}

function snakeCase(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

export function accountOf(advisor: AdvisorInput): SignUp {
  return {
    first_name: advisor.firstName,
    last_name: advisor.lastName,
    title: advisor.title,
    phone_number: advisor.phoneNumber,
    zip: advisor.zip,
    email_receive: advisor.emailReceive,
  };
}

export function advisorInputOf(account: SignUp): AdvisorInput {
  return {
    firstName: account.first_name,
    lastName: account.last_name,
    title: account.title,
    phoneNumber: account.phone_number,
    zip: account.zip,
    emailReceive: account.email_receive,
  };
}
