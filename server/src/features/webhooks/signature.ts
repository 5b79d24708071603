import { createHmac, randomBytes } from 'node:crypto';

const prefix = 'whsec_';

export const newSecret = (): string => prefix + randomBytes(32).toString('base64');

type Message = { id: string; time: Date; body: string };

/** The three headers of the Standard Webhooks specification; each secret adds a signature (D 34). */
export function signatureHeaders(secrets: readonly string[], { id, time, body }: Message): Record<string, string> {
  const timestamp = String(Math.floor(time.getTime() / 1000));
  const signed = secrets.map((secret) => `v1,${mac(secret, `${id}.${timestamp}.${body}`)}`);
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signed.join(' ') };
}

const mac = (secret: string, content: string): string =>
  createHmac('sha256', Buffer.from(secret.slice(prefix.length), 'base64'))
    .update(content)
    .digest('base64');
