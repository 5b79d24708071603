import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { newSecret, signatureHeaders } from './signature.ts';

const message = { id: 'msg-1', time: new Date(), body: '{"status":"READY","filename":"lettre d’août.pdf"}' };

test('[R-D.34] the public library accepts what is signed, and nothing that was changed', () => {
  const secret = newSecret();
  const headers = signatureHeaders([secret], message);
  expect(new Webhook(secret).verify(message.body, headers)).toEqual(JSON.parse(message.body));
  expect(() => new Webhook(secret).verify(`${message.body} `, headers)).toThrow();
  expect(() => new Webhook(secret).verify(message.body, { ...headers, 'webhook-id': 'msg-2' })).toThrow();
  expect(() => new Webhook(newSecret()).verify(message.body, headers)).toThrow();
});

test('[R-D.34] while a secret is rotated, both the old and the new one verify', () => {
  const secrets = [newSecret(), newSecret()];
  const headers = signatureHeaders(secrets, message);
  for (const secret of secrets) expect(new Webhook(secret).verify(message.body, headers)).toBeTruthy();
});

test('[R-D.34] a secret has the form that the specification asks for, and is never the same', () => {
  expect(newSecret()).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(newSecret()).not.toBe(newSecret());
});
