import type { LetterStatus } from '@tassel/contract/letter-status.ts';
import { builder, described } from './graphql-builder.ts';

/** Here and not with the letters: webhooks, on their left, speak of it, too. */
export const LetterStatusType = builder.enumType('LetterStatus', {
  description: 'Where a letter stands.',
  values: described({
    PENDING: 'Its file is awaited, or it is being read.',
    MANUAL_REVIEW: 'A person decides it.',
    READY: 'It was read, and its amounts count.',
    INVALID: 'It is no award letter.',
    NOT_SUPPORTED: 'An award letter that could not be read well enough.',
    BAD_FILE: 'Its file is empty, damaged, encrypted or of an unknown type.',
    CANCELED: 'It was canceled, or its file never came.',
    SIZE_LIMIT_EXCEEDED: 'Its file is too large or has too many pages.',
  } satisfies Record<LetterStatus, string>),
});
