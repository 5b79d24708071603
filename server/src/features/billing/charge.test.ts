import { letterStatuses } from '@tassel/contract/letter-status.ts';
import { describe, expect, test } from 'vitest';
import { chargeFor } from './charge.ts';

describe('does', () => {
  test('[R-D.41] charges what was classified or reviewed, and nothing else', () => {
    const charged = letterStatuses.flatMap((from) =>
      letterStatuses.flatMap((to) => {
        const charge = chargeFor(from, to);
        return charge ? [`${from} → ${to}: ${charge}`] : [];
      }),
    );
    expect(charged).toEqual([
      'PENDING → MANUAL_REVIEW: CLASSIFICATION',
      'PENDING → READY: CLASSIFICATION',
      'PENDING → INVALID: CLASSIFICATION',
      'PENDING → NOT_SUPPORTED: CLASSIFICATION',
      'MANUAL_REVIEW → READY: MANUAL_REVIEW',
      'MANUAL_REVIEW → INVALID: MANUAL_REVIEW',
    ]);
  });
});
