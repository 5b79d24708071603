import { expect, test } from 'vitest';
import { letterFromText } from '../testing/letter-from-text.ts';
import { understand } from './understand.ts';

const letter = `GRAVOIS
Institute of Art & Design
12 Bates Street, St. Louis, MO 63111

Financial Aid Award 2026-2027

Federal Pell Grant        $4,000
Gravois Grant             $1,200
Total                     $5,200`;

test('a page before the letter, which names no school, takes nothing from its head', () => {
  const alone = understand(letterFromText(letter));
  const behind = understand(letterFromText('Please let me have your answer by June 20.\nThere is no deposit.', letter));
  expect(behind.institution).toEqual({ ...alone.institution, evidence: { ...alone.institution.evidence, page: 2 } });
  expect(behind.institution.name).toBe('Gravois Institute of Art & Design');
  expect(behind.aid.map(({ value, evidence }) => [value, evidence.page])).toEqual([
    [4000, 2],
    [1200, 2],
  ]);
});
