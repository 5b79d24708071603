/** HTTP 403, or no token to be had: the person signs in again. */
export class AuthError extends Error {
  override name = 'AuthError';
}

/** HTTP 418: this console is older than the server. */
export class ApiVersionError extends Error {
  override name = 'ApiVersionError';
}

/** What the server says of one failure, in either kind of call. */
type Refusal = { message: string; code: string | undefined; fields: Record<string, string> };

export type GraphqlErrorItem = {
  message: string;
  extensions?: { code?: string; fields?: Record<string, string> };
};

export class GraphQLError extends Error implements Refusal {
  override name = 'GraphQLError';
  readonly errors: GraphqlErrorItem[];

  constructor(errors: GraphqlErrorItem[]) {
    super(errors[0]?.message ?? 'The answer has errors.');
    this.errors = errors;
  }

  get fullMessage(): string {
    return `GraphQL error: ${this.message}`;
  }

  get code(): string | undefined {
    return this.errors[0]?.extensions?.code;
  }

  get fields(): Record<string, string> {
    return this.errors[0]?.extensions?.fields ?? {};
  }

  override toString(): string {
    return this.fullMessage;
  }
}

/** Any other answer that is not a success, or none at all (status 0). */
export class CallError extends Error implements Refusal {
  override name = 'CallError';
  readonly status: number;
  readonly code: string | undefined;
  readonly fields: Record<string, string>;
  readonly retryAfterSeconds: number | undefined;

  constructor(status: number, refusal: Partial<Refusal> & { retryAfterSeconds?: number } = {}) {
    super(refusal.message ?? wordsFor(status));
    this.status = status;
    this.code = refusal.code;
    this.fields = refusal.fields ?? {};
    this.retryAfterSeconds = refusal.retryAfterSeconds;
  }
}

function wordsFor(status: number): string {
  if (status === 0) return 'Tassel could not be reached. Check your connection, then try again.';
  return `Tassel could not answer (${status}). Try again in a moment.`;
}

/** The words for people of whatever a call threw, also after the store has turned it into a plain object. */
export function errorText(error: unknown): string {
  const message = typeof error === 'object' && error !== null && 'message' in error ? error.message : undefined;
  return typeof message === 'string' && message ? message : 'Something went wrong. Try again.';
}

export function fieldErrors(error: unknown): Record<string, string> {
  return error instanceof GraphQLError || error instanceof CallError ? error.fields : {};
}
