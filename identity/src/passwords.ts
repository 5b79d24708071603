import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';

const costExponent = 15;
const blockSize = 8;
const parallelization = 1;
const hashBytes = 32;

/** Format: scrypt$<log2 N>$<r>$<p>$<salt>$<hash>, so that stronger parameters can come without touching old hashes. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive(password, salt, hashBytes, parameters(costExponent, blockSize, parallelization));
  const numbers = [costExponent, blockSize, parallelization].join('$');
  return `scrypt$${numbers}$${salt.toString('base64url')}$${hash.toString('base64url')}`;
}

/** Without a stored hash (no such account) it works as long as with one, so that time tells nothing. */
export async function verifyPassword(password: string, stored: string | undefined): Promise<boolean> {
  if (stored === undefined) {
    await hashPassword(password);
    return false;
  }
  const [, exponent, r, p, salt = '', hash = ''] = stored.split('$');
  const expected = Buffer.from(hash, 'base64url');
  const options = parameters(Number(exponent), Number(r), Number(p));
  const actual = await derive(password, Buffer.from(salt, 'base64url'), expected.length, options);
  return timingSafeEqual(actual, expected);
}

function parameters(exponent: number, r: number, p: number): ScryptOptions {
  const N = 2 ** exponent;
  return { N, r, p, maxmem: 256 * N * r };
}

function derive(password: string, salt: Buffer, bytes: number, options: ScryptOptions): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    // One password may reach us in several Unicode spellings, by keyboard and system.
    scrypt(password.normalize('NFKC'), salt, bytes, options, (error, key) => (error ? reject(error) : resolve(key)));
  });
}
