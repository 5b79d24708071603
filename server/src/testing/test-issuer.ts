import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

export const testClientId = 'tassel-test';

export type TestIssuer = {
  url: string;
  /** A token for a person, with any claim changed. */
  token(subject: string, claims?: JWTPayload, header?: { alg?: string; kid?: string }): Promise<string>;
  stop(): Promise<void>;
};

/** Stands for an identity provider as far as a server sees one: discovery, keys, and tokens that it signed. */
export async function startTestIssuer(now: () => Date): Promise<TestIssuer> {
  const { privateKey, publicKey } = await generateKeyPair('ES256');
  const keys = [{ ...(await exportJWK(publicKey)), kid: 'test', alg: 'ES256', use: 'sig' }];
  const server = createServer((request, response) => {
    const answer = request.url?.endsWith('/jwks') ? { keys } : { issuer: url, jwks_uri: `${url}/jwks` };
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    token(subject, claims = {}, header = {}) {
      const seconds = Math.floor(now().getTime() / 1000);
      return new SignJWT({
        iss: url,
        sub: subject,
        aud: testClientId,
        email: `${subject}@example.test`,
        email_verified: true,
        iat: seconds,
        exp: seconds + 900,
        ...claims,
      })
        .setProtectedHeader({ alg: 'ES256', kid: 'test', ...header })
        .sign(privateKey);
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
