import { describe, expect, test } from 'vitest';
import { type Reading, type ReviewSwitches, routeResult } from './route-result.ts';

const off: ReviewSwitches = { isOn: false, sizeLimit: true, noFreeMoney: true };
const on: ReviewSwitches = { isOn: true, sizeLimit: false, noFreeMoney: false };
const all: ReviewSwitches = { isOn: true, sizeLimit: true, noFreeMoney: true };

const damaged: Reading = { status: 'BAD_FILE', reason: 'damaged', hasFreeMoney: false };
const large: Reading = { status: 'SIZE_LIMIT_EXCEEDED', reason: 'too_large', hasFreeMoney: false };
const noLetter: Reading = { status: 'INVALID', reason: 'not_an_award_letter', hasFreeMoney: false };
const doubtful: Reading = { status: 'NOT_SUPPORTED', reason: 'low_confidence', hasFreeMoney: true };
const withoutGifts: Reading = { status: 'READY', reason: null, hasFreeMoney: false };
const good: Reading = { status: 'READY', reason: null, hasFreeMoney: true };

describe('does', () => {
  test.each([
    [damaged, all, 'BAD_FILE', 'damaged'],
    [large, off, 'SIZE_LIMIT_EXCEEDED', 'too_large'],
    [large, on, 'SIZE_LIMIT_EXCEEDED', 'too_large'],
    [large, all, 'MANUAL_REVIEW', 'too_large'],
    [noLetter, off, 'INVALID', 'not_an_award_letter'],
    [noLetter, on, 'MANUAL_REVIEW', 'not_an_award_letter'],
    [doubtful, off, 'NOT_SUPPORTED', 'low_confidence'],
    [doubtful, on, 'MANUAL_REVIEW', 'low_confidence'],
    [withoutGifts, off, 'READY', null],
    [withoutGifts, on, 'READY', null],
    [withoutGifts, all, 'MANUAL_REVIEW', 'no_free_money'],
    [good, all, 'READY', null],
  ])('[R-D.04] [R-D.05] %j with %j goes to %s (%s)', (reading, review, status, reason) => {
    expect(routeResult(reading, review)).toEqual({ status, reason });
  });
});
