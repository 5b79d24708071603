/** What a person tells of themselves on create-account, in the names of the call (specification, section 3). */
export type SignUp = {
  first_name: string;
  last_name: string;
  phone_number: string;
  zip: string;
  title: string;
  email_receive: boolean;
};

type Rule = (value: string) => string | undefined;

const required =
  (what: string, maxLength: number): Rule =>
  (value) => {
    if (value.trim() === '') return `Enter your ${what}.`;
    if (value.trim().length > maxLength) return `Use at most ${maxLength} characters.`;
  };

const phoneNumber: Rule = (value) => {
  if (value.trim() === '') return 'Enter your phone number.';
  const digits = value.replace(/\D/g, '').length;
  if (!/^\+?[\d\s().-]+( ?(x|ext\.?) ?\d{1,6})?$/i.test(value.trim()) || digits < 10 || digits > 15)
    return 'Enter 10 digits with the area code: 503 555 0142.';
};

const zip: Rule = (value) =>
  /^\d{5}(-\d{4})?$/.test(value.trim()) ? undefined : 'Enter 5 digits, or ZIP+4: 97201-1234.';

/** One rule a text field: undefined when the value is right, else what to do, in words. */
export const signUpRules: Record<Exclude<keyof SignUp, 'email_receive'>, Rule> = {
  first_name: required('first name', 80),
  last_name: required('last name', 80),
  title: required('title', 80),
  phone_number: phoneNumber,
  zip,
};

export const signUpFields = [...Object.keys(signUpRules), 'email_receive'] as (keyof SignUp)[];
