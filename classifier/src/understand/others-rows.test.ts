import { expect, test } from 'vitest';
import { linesOfLetter } from '../testing/lines-of-letter.ts';

const letter = (greeting: string, heading: string): string => `
${greeting}

Grants
Federal Pell Grant              $4,300
Harbor Access Grant             $2,200
Total grants                    $6,500

${heading}

Federal Pell Grant              $5,100
Harbor Trustees Scholarship     $3,000
Rosa's net price               $12,400`;

const own = ['Federal Pell Grant 4300 FEDERAL PELL', 'Harbor Access Grant 2200 INSTITUTION INSTITUTIONAL_GRANT'];

test.each(['Rosa is a junior from Dayton and lives with us', 'Meet Rosa', 'Rosa, a sophomore'])(
  'what a student has whom the letter tells of: %s',
  (heading) => expect(linesOfLetter(letter('Dear Ines,', heading)).aid).toEqual(own),
);

test('what belongs to no person is the reader’s', () =>
  expect(linesOfLetter(letter('Dear Ines,', 'What we can add')).aid).toHaveLength(4));

test('the reader is nobody else', () =>
  expect(linesOfLetter(letter('Dear Rosa,', 'More for you')).aid).toContain(
    'Harbor Trustees Scholarship 3000 INSTITUTION MERIT',
  ));
