import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Provider } from 'oidc-provider';
import type { IdentityContext } from '../context.ts';

export type Visit = {
  context: IdentityContext;
  provider: Provider;
  request: IncomingMessage;
  response: ServerResponse;
  /** The id of the interaction, in the doors that belong to one. */
  uid: string;
  query: URLSearchParams;
};
