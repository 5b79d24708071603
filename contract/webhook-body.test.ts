import { expect, test } from 'vitest';
import { letterStatuses } from './letter-status.ts';
import { defaultWebhookOptions, type WebhookOptions } from './webhook.ts';
import { bodyOf, sampleBody, type WholeBody } from './webhook-body.ts';

const whole: WholeBody = {
  id: 'letter-1',
  status: 'INVALID',
  reason: 'not_an_award_letter',
  method: 'CLASSIFIER',
  payload: { student_id: 'S-1' },
  filename: 'a.pdf',
  insert_time: '2026-11-16T09:00:00.000Z',
  year: 2026,
  job: { id: 'job-1', insert_time: '2026-11-15T09:00:00.000Z' },
  aid_amounts: [{ value: 7395.5, source: 'FEDERAL', category: 'GRANT', sub_category: 'PELL', description: 'Pell' }],
  cost_amounts: [{ value: 100, category: 'TUITION', description: 'Tuition' }],
};

const none: WebhookOptions = {
  ...defaultWebhookOptions,
  returnAwardLetterId: false,
  returnAwardLetterStatus: false,
};
const off = none;

const cases: [string, Partial<WebhookOptions>, object][] = [
  ['nothing', {}, {}],
  ['id', { returnAwardLetterId: true }, { id: 'letter-1' }],
  ['status', { returnAwardLetterStatus: true }, { status: 'INVALID', reason: 'not_an_award_letter' }],
  ['method', { returnAwardLetterMethod: true }, { method: 'CLASSIFIER' }],
  ['payload', { returnAwardLetterPayload: true }, { payload: { student_id: 'S-1' } }],
  ['filename', { returnAwardLetterFilename: true }, { filename: 'a.pdf' }],
  ['insert time', { returnAwardLetterInsertTime: true }, { insert_time: '2026-11-16T09:00:00.000Z' }],
  ['year', { returnAwardLetterYear: true }, { year: 2026 }],
  ['job id', { returnJob: { ...off.returnJob, returnJobId: true } }, { job: { id: 'job-1' } }],
  [
    'job time',
    { returnJob: { ...off.returnJob, returnJobInsertTime: true } },
    { job: { insert_time: '2026-11-15T09:00:00.000Z' } },
  ],
  [
    'aid: value and subcategory',
    { returnAidAmount: { ...off.returnAidAmount, value: true, subCategory: true } },
    { aid_amounts: [{ value: 7395.5, sub_category: 'PELL' }] },
  ],
  [
    'aid: source, category, description',
    { returnAidAmount: { ...off.returnAidAmount, source: true, category: true, description: true } },
    { aid_amounts: [{ source: 'FEDERAL', category: 'GRANT', description: 'Pell' }] },
  ],
  [
    'costs: all three',
    { returnCostAmount: { value: true, category: true, description: true } },
    { cost_amounts: [{ value: 100, category: 'TUITION', description: 'Tuition' }] },
  ],
];

test.each(cases)('[R-D.33] [R-3.08] the body with %s switched on holds just that', (_name, options, body) => {
  expect(bodyOf(whole, { ...none, ...options })).toEqual(body);
});

test('[R-D.33] id and status are on by default', () => {
  expect(Object.keys(bodyOf(whole, defaultWebhookOptions))).toEqual(['id', 'status', 'reason']);
});

test('[R-D.33] a letter without amounts has empty lists where they are switched on', () => {
  const options = { ...none, returnAidAmount: { ...none.returnAidAmount, value: true } };
  expect(bodyOf({ ...whole, aid_amounts: [] }, options)).toEqual({ aid_amounts: [] });
});

test.each(letterStatuses)('[R-D.38] there is a sample of a letter that is %s', (status) => {
  expect(sampleBody(status, new Date())).toMatchObject({ status });
});
