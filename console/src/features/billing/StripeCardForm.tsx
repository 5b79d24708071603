import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { type FormEvent, useState } from 'react';
import { errorText } from '#platform/call-errors.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import type { CardFormProps } from './CardDialog.tsx';
import { loadStripe } from './load-stripe.ts';

type Props = CardFormProps & { publishableKey: string; scriptUrl: string | null };

/** Stripe's own fields: no card number passes through us. */
export function StripeCardForm({ publishableKey, scriptUrl, ...form }: Props) {
  const [stripe] = useState(() => loadStripe({ publishableKey, scriptUrl }));
  const [appearance] = useState(appearanceOfPage);
  return (
    <Elements stripe={stripe} options={{ clientSecret: form.clientSecret, appearance }}>
      <CardFields {...form} />
    </Elements>
  );
}

function CardFields({ onConfirmed }: CardFormProps) {
  const stripe = useStripe();
  const elements = useElements();
  const [isReady, setIsReady] = useState(false);
  const [isWorking, setIsWorking] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!stripe || !elements || isWorking) return;
    setIsWorking(true);
    setProblem(undefined);
    // A card needs no other page: what its bank asks is asked here.
    const answer = await stripe.confirmSetup({
      elements,
      confirmParams: { return_url: window.location.href },
      redirect: 'if_required',
    });
    if (answer.error) setProblem(answer.error.message ?? 'The card could not be set up.');
    else await onConfirmed().catch((error) => setProblem(errorText(error)));
    setIsWorking(false);
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <PaymentElement onReady={() => setIsReady(true)} />
      {problem && <Notice color="red">{problem}</Notice>}
      <Button type="submit" variant="primary" block working={isWorking} disabled={!isReady}>
        Set up this card
      </Button>
    </form>
  );
}

/** The colors of the page, as they are when the form opens. */
function appearanceOfPage() {
  const style = getComputedStyle(document.documentElement);
  const color = (name: string) => style.getPropertyValue(name).trim();
  return {
    theme: style.colorScheme === 'dark' ? ('night' as const) : ('stripe' as const),
    variables: {
      colorPrimary: color('--accent'),
      colorBackground: color('--surface-raised'),
      colorText: color('--text'),
      colorDanger: color('--red-text'),
      borderRadius: color('--radius-md'),
    },
  };
}
