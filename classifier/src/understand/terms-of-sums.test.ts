import { expect, test } from 'vitest';
import { letterFromText } from '../testing/letter-from-text.ts';
import { understand } from './understand.ts';

const term = (name: string, pell: string, fee: string, aid: string, costs: string) => `
AID OFFERED                     STATUS
Federal Pell Grant              Accepted          ${pell}
Minnesota State Grant           Estimated         $1,248
Workforce Promise               Offered             $612
${name} aid                                         ${aid}

CHARGES AND COSTS
Tuition                         16 credits        $3,390
Program fees                                        ${fee}
${name} costs                                       ${costs}
`;

test('lines are of the term that the sum under them names', () => {
  const { aid, costs } = understand(
    letterFromText(
      `Tamarack Technical College
Duluth, MN 55802
Financial aid offer 2026-2027
${term('Fall', '$3,698', '$415', '$5,558', '$3,805')}${term('Spring', '$3,697', '$380', '$5,557', '$3,770')}`,
    ),
  );
  const shown = [...aid, ...costs].map(({ description, value }) => `${description} ${value}`);
  expect(shown).toEqual([
    'Federal Pell Grant 7395',
    'Minnesota State Grant 2496',
    'Workforce Promise 1224',
    'Tuition 6780',
    'Program fees 795',
  ]);
});
