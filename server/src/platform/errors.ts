/** The codes by which a program can tell refusals apart; the message is for people. */
export const errorCodes = [
  'BAD_INPUT',
  'FORBIDDEN',
  'NOT_FOUND',
  'CONFLICT',
  'NOT_ENOUGH_CREDITS',
  'GONE',
  'ORGANIZATION_REQUIRED',
  'NOT_SIGNED_UP',
  'INVALID_TOKEN',
  'UNAUTHORIZED',
  'OLD_API_REVISION',
  'RATE_LIMITED',
  'TOO_LARGE',
  'UNAVAILABLE',
  'INTERNAL',
] as const;
export type ErrorCode = (typeof errorCodes)[number];

export class UserError extends Error {
  readonly code: ErrorCode;
  /** What is wrong with each field of the input, by its name. */
  readonly fields: Record<string, string> | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    details: { fields?: Record<string, string>; retryAfterSeconds?: number },
  ) {
    super(message);
    this.name = 'UserError';
    this.code = code;
    this.fields = details.fields;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}

/** A refusal that the person is told of in these words. Every other error is answered without detail. */
export const userError = (
  code: ErrorCode,
  message: string,
  details: { fields?: Record<string, string>; retryAfterSeconds?: number } = {},
): UserError => new UserError(code, message, details);

const statuses: Partial<Record<ErrorCode, number>> = {
  BAD_INPUT: 400,
  UNAUTHORIZED: 401,
  INVALID_TOKEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  NOT_SIGNED_UP: 404,
  GONE: 410,
  TOO_LARGE: 413,
  OLD_API_REVISION: 418,
  RATE_LIMITED: 429,
  UNAVAILABLE: 503,
  INTERNAL: 500,
};

/** 403 means only a missing or invalid token (D 48), so a refusal of rights is no HTTP error by itself. */
export const httpStatus = (code: ErrorCode): number => statuses[code] ?? 400;
