import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose';
import type { IdentityContext } from './context.ts';
import { deriveKey, seal, unseal } from './secrets.ts';

// RS256 is the one algorithm that every OpenID Connect client must understand.
const algorithm = 'RS256';
const purpose = 'id-token';

export async function loadSigningKeys(context: IdentityContext): Promise<{ keys: JWK[] }> {
  const stored = (await findSealedKey(context)) ?? (await createSealedKey(context));
  return { keys: [openKey(context.secret, stored)] };
}

async function findSealedKey({ pool }: IdentityContext): Promise<Buffer | undefined> {
  const { rows } = await pool.query<{ sealed_private_key: Buffer }>(
    'select sealed_private_key from identity.signing_keys where purpose = $1',
    [purpose],
  );
  return rows[0]?.sealed_private_key;
}

async function createSealedKey(context: IdentityContext): Promise<Buffer> {
  const sealed = seal(sealingKey(context.secret), JSON.stringify(await generateKey()));
  await context.pool.query(
    `insert into identity.signing_keys (purpose, sealed_private_key, created_at) values ($1, $2, $3)
     on conflict (purpose) do nothing`,
    [purpose, sealed, context.now()],
  );
  // Another process may have been first: what is stored counts.
  return (await findSealedKey(context)) ?? sealed;
}

async function generateKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair(algorithm, { extractable: true, modulusLength: 2048 });
  const jwk = await exportJWK(privateKey);
  return { ...jwk, kid: await calculateJwkThumbprint(jwk), alg: algorithm, use: 'sig' };
}

function openKey(secret: string, sealed: Buffer): JWK {
  try {
    return JSON.parse(unseal(sealingKey(secret), sealed)) as JWK;
  } catch (cause) {
    throw new Error(
      'The signing key of the identity provider was stored under another secret. Put the old secret back, or delete the row in identity.signing_keys: everyone then signs in again.',
      { cause },
    );
  }
}

function sealingKey(secret: string): Buffer {
  return deriveKey(secret, 'signing keys');
}
