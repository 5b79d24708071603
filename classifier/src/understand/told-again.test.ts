import { describe, expect, test } from 'vitest';
import { letterFromText } from '../testing/letter-from-text.ts';
import { understand } from './understand.ts';

const english = `Harmon College        Financial Aid Award Letter 2026-2027

Cost of attendance
Tuition and fees                  $8,240
Housing and food                  $9,660
Books and supplies                $1,080
Total cost                       $18,980

Financial aid offered
Federal Pell Grant                $6,895
Harmon Scholarship                $1,500
Direct Subsidized Loan            $3,500
Total aid                        $11,895`;

const spanish = `Harmon College        Oferta de Ayuda Financiera 2026-2027

Costo estimado de asistencia
Matrícula y cuotas                $8,240
Vivienda y alimentación           $9,660
Libros y materiales               $1,080
Costo total                      $18,980

Ayuda financiera ofrecida
Beca Federal Pell                 $6,895
Beca Harmon                       $1,500
Préstamo Directo con Subsidio     $3,500
Total de ayuda                   $11,895`;

const namesIn = (...pages: string[]) => {
  const { aid, costs } = understand(letterFromText(...pages));
  return [...aid, ...costs].map(({ description }) => description);
};
const names = [
  'Federal Pell Grant',
  'Harmon Scholarship',
  'Direct Subsidized Loan',
  'Tuition and fees',
  'Housing and food',
  'Books and supplies',
];

describe('an offer that is printed again in another language counts once', () => {
  test.each([
    ['on the next page', [english, spanish]],
    ['on the page before', [spanish, english]],
    ['further down the page', [`${english}\n\n${spanish.split('\n').slice(2).join('\n')}`]],
  ])('%s', (_, pages) => expect(namesIn(...pages)).toEqual(names));

  test('two terms are no translation', () => {
    const term = (name: string) => `${name} Pell Grant     $1,200
${name} Harmon Grant     $600
${name} State Grant      $900
${name} SEOG             $400`;
    const { aid } = understand(letterFromText(`${english.split('\n')[0]}\n\n${term('Fall')}\n\n${term('Spring')}`));
    expect(aid.reduce((sum, { value }) => sum + value, 0)).toBe(6200);
  });

  test('the aid before the costs', () => {
    const [title, costs, aid] = spanish.split('\n\n');
    expect(namesIn(english, [title, aid, costs].join('\n\n'))).toEqual(names);
  });
});
