import { cardProblems, readExpiry } from '@tassel/contract/test-cards.ts';
import { callServer } from '#platform/call-server.ts';
import { useForm } from '#platform/use-form.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import type { CardFormProps } from './CardDialog.tsx';

const any = { number: '', expMonth: 1, expYear: 2000, cvc: '' };
const now = () => new Date();

/** The form of the built-in test processor (D 43). */
export function TestCardForm({ clientSecret, onConfirmed }: CardFormProps) {
  const form = useForm({
    initial: { number: '', expiry: '', cvc: '' },
    rules: {
      number: (number) => cardProblems({ ...any, number }, now()).number,
      expiry: (expiry) => cardProblems({ ...any, ...readExpiry(expiry) }, now()).expiry,
      cvc: (cvc) => cardProblems({ ...any, cvc }, now()).cvc,
    },
    submit: async ({ number, expiry, cvc }) => {
      const { expMonth, expYear } = readExpiry(expiry);
      const card = { number, exp_month: expMonth, exp_year: expYear, cvc };
      await callServer('/api/private/rest/test-card', { client_secret: clientSecret, ...card });
      await onConfirmed();
    },
  });
  const field = (name: 'number' | 'expiry' | 'cvc') => ({
    name,
    required: true,
    autoComplete: 'off',
    inputMode: 'numeric' as const,
    value: form.values[name],
    error: form.errors[name],
    onChange: (value: string) => form.change(name, value),
    onBlur: () => form.leave(name),
  });
  return (
    <form noValidate onSubmit={form.onSubmit} className="grid gap-4">
      <Notice color="orange" title="No card is charged.">
        This is a test processor. Never enter a real card: use 4242 4242 4242 4242 with any month to come and any code.
      </Notice>
      <TextInput label="Test card number" placeholder="4242 4242 4242 4242" {...field('number')} />
      <div className="grid grid-cols-2 gap-4">
        <TextInput label="Valid to" placeholder="MM / YY" {...field('expiry')} />
        <TextInput label="Security code" placeholder="123" {...field('cvc')} />
      </div>
      {form.failure && <Notice color="red">{form.failure}</Notice>}
      <Button type="submit" variant="primary" block working={form.isSubmitting}>
        Set up this card
      </Button>
    </form>
  );
}
