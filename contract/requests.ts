/** The header by which a repeated mutation is known, and answered with its first answer (D 31). */
export const clientRequestIdHeader = 'Client-Request-Id';
export const executionTimedOut = 'Execution timed out.';
export const unexpectedLambdaException = 'UNEXPECTED_LAMBDA_EXCEPTION';
