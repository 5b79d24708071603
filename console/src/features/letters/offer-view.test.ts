import { expect, test } from 'vitest';
import { offerView } from './offer-view.ts';

const page = (number: number) => ({ number, width: 612, height: 792, imageUrl: '/page' });
const box = (pageNumber: number, left: number, top: number) => ({ page: pageNumber, left, top, width: 40, height: 10 });
const amount = (figure: ReturnType<typeof box>) => ({
  id: '1',
  description: 'Pell',
  value: 1,
  kind: '',
  confidence: 1,
  isLearned: false,
  figureBox: figure,
  descriptionBox: null,
});
const group = (key: 'costs' | 'freeMoney', ...figures: ReturnType<typeof box>[]) => ({
  key,
  title: '',
  color: 'green' as const,
  sum: 0,
  amounts: figures.map(amount),
});

test('the offer is where the aid stands, on the first page that has any', () => {
  const groups = [group('costs', box(1, 10, 10)), group('freeMoney', box(2, 300, 400), box(2, 300, 500), box(3, 0, 0))];
  const view = offerView([page(1), page(2), page(3)], groups);
  expect(view).toMatchObject({ page: { number: 2 }, part: { left: 300, top: 400, width: 40, height: 110 }, zoom: 3 });
});

test('without aid, or without its page, there is nothing to bring near', () => {
  expect(offerView([page(1)], [group('costs', box(1, 10, 10))])).toBeUndefined();
  expect(offerView([page(1)], [group('freeMoney', box(2, 10, 10))])).toBeUndefined();
});
