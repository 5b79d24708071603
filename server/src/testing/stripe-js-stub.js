// Stands for https://js.stripe.com in browser tests: the parts of Stripe.js that our card form uses, with the fields in
// the page instead of in frames. It talks to the server that it came from.
const api = new URL(document.currentScript.src).origin;

function cardFields() {
  const frame = document.createElement('div');
  for (const label of ['Card number', 'Expiration date', 'Security code']) {
    const field = document.createElement('label');
    field.append(label, document.createElement('input'));
    frame.append(field);
  }
  return frame;
}

function paymentElement() {
  const handlers = {};
  const fields = cardFields();
  const element = {
    mount(place) {
      place.append(fields);
      setTimeout(() => {
        for (const handler of handlers.ready ?? []) handler(element);
      });
    },
    on(event, handler) {
      handlers[event] = [...(handlers[event] ?? []), handler];
      return element;
    },
    off: () => element,
    once: () => element,
    update: () => undefined,
    destroy: () => fields.remove(),
    number: () => fields.querySelector('input').value,
  };
  return element;
}

function elements({ clientSecret }) {
  let payment;
  return {
    clientSecret,
    create: () => {
      payment = paymentElement();
      return payment;
    },
    getElement: () => payment ?? null,
    update: () => undefined,
    submit: async () => ({}),
  };
}

async function confirmSetup({ elements: { clientSecret, getElement } }) {
  const [id] = clientSecret.split('_secret_');
  const fields = { client_secret: clientSecret, 'payment_method_data[card][number]': getElement().number() };
  const answer = await fetch(`${api}/v1/setup_intents/${id}/confirm`, {
    method: 'POST',
    body: new URLSearchParams(fields),
  });
  const body = await answer.json();
  return answer.ok ? { setupIntent: body } : { error: body.error };
}

window.Stripe = () => ({
  elements,
  confirmSetup,
  createToken: () => undefined,
  createPaymentMethod: () => undefined,
  confirmCardPayment: () => undefined,
  registerAppInfo: () => undefined,
  _registerWrapper: () => undefined,
});
