import { createHmac, timingSafeEqual } from 'node:crypto';

const mac = (secret: string, purpose: string, body: string): string =>
  createHmac('sha256', secret).update(`${purpose}.${body}`).digest('base64url');

/** A value that can travel through other hands and come back unchanged, for one purpose, until it expires. */
export function sign(secret: string, purpose: string, value: object, expires: Date): string {
  const body = Buffer.from(JSON.stringify({ value, expires: expires.getTime() })).toString('base64url');
  return `${body}.${mac(secret, purpose, body)}`;
}

/** The value, or undefined when the text was not signed here for this purpose, or its time is over. */
export function readSigned<Value>(secret: string, purpose: string, text: string, now: Date): Value | undefined {
  const [body = '', signature = ''] = text.split('.');
  // As text: the same bytes can be spelled in several ways, of which one was signed.
  const given = Buffer.from(signature);
  const right = Buffer.from(mac(secret, purpose, body));
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
  const { value, expires } = JSON.parse(Buffer.from(body, 'base64url').toString());
  return expires > now.getTime() ? value : undefined;
}
