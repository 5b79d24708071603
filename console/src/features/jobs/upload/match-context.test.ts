import { describe, expect, test } from 'vitest';
import { growthOf } from '#console/testing/growth.ts';
import { type ContextTable, readContextTable } from './context-table.ts';
import { parseCsv } from './csv.ts';
import { matchContext } from './match-context.ts';

describe('a CSV', () => {
  test.each([
    [
      'a,b\n1,2\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      '\uFEFFa,b\r\n1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a;b\n1;2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a\tb\n1\t2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a,b\n"x, ""y""\nz",2',
      [
        ['a', 'b'],
        ['x, "y"\nz', '2'],
      ],
    ],
    [
      'a,b\n1,\n\n,2\n',
      [
        ['a', 'b'],
        ['1', ''],
        ['', '2'],
      ],
    ],
    [
      'a,b\n1,',
      [
        ['a', 'b'],
        ['1', ''],
      ],
    ],
    ['', []],
  ])('%j', (text, rows) => {
    expect(parseCsv(text)).toEqual(rows);
  });

  test('is read in a time that grows with its rows, not with their square', () => {
    const read = (rows: number) => parseCsv(`filename,student_id\n${'"award, letter.pdf",S-1\n'.repeat(rows)}`);
    expect(read(50_000)).toHaveLength(50_001);
    expect(growthOf(read, 1000, 50_000)).toBeLessThan(15);
  });
});

const table = (text: string) => readContextTable(text) as ContextTable;
const letters = (...names: string[]) => names.map((name) => ({ id: name, name, givenName: name, folder: '' }));
const payloadOf = (text: string, name: string) => {
  const payload = matchContext(table(text), letters(name)).payloads.get(name);
  return payload && JSON.parse(payload);
};

describe('context data', () => {
  test('[R-D.09] known columns get their keys, the others go along as they are', () => {
    const text = 'File name,Student ID,College,cohort,Counselor e-mail\naward.pdf,S-17,Harrow Glen,West,a@b.example\n';
    expect(payloadOf(text, 'award.pdf')).toEqual({
      student_id: 'S-17',
      college: 'Harrow Glen',
      cohort: 'West',
      'Counselor e-mail': 'a@b.example',
    });
  });

  test.each([
    ['AWARD.PDF', 'in another case'],
    ['letters/2026/award.pdf', 'with folders'],
    ['C:\\letters\\award.pdf', 'with folders of Windows'],
    ['award', 'without its extension'],
  ])('a row for %j finds award.pdf: %s', (named) => {
    expect(payloadOf(`filename,student_id\n${named},S-1`, 'award.pdf')).toEqual({ student_id: 'S-1' });
  });

  test('a renamed letter is still found by the name that it came with', () => {
    const renamed = [{ id: 'x', name: 'Nguyen-award.pdf', givenName: 'award.pdf', folder: 'Nguyen' }];
    expect(matchContext(table('filename,student_id\naward.pdf,S-1'), renamed).payloads.size).toBe(1);
  });

  test('two students whose files share a name never share a row', () => {
    const nguyen = { id: 'n', name: 'award.pdf', givenName: 'award.pdf', folder: 'Nguyen' };
    const ortiz = { id: 'o', name: 'Ortiz-award.pdf', givenName: 'award.pdf', folder: 'Ortiz' };
    const ids = (rows: string) => {
      const { payloads } = matchContext(table(`filename,student_id\n${rows}`), [nguyen, ortiz]);
      return Object.fromEntries([...payloads].map(([id, payload]) => [id, JSON.parse(payload).student_id]));
    };
    expect(ids('award.pdf,S-1')).toEqual({ n: 'S-1' });
    expect(ids('Ortiz/award.pdf,S-2\nNguyen/award.pdf,S-1')).toEqual({ n: 'S-1', o: 'S-2' });
    expect(ids('Ortiz-award.pdf,S-2')).toEqual({ o: 'S-2' });
    expect(ids('Ortiz/award.pdf,S-2')).toEqual({ o: 'S-2' });
  });

  test('tells what did and did not match', () => {
    const text = 'filename,student_id\na.pdf,S-1\nA.pdf,S-2\nnobody.pdf,S-3\n';
    const match = matchContext(table(text), letters('a.pdf', 'b.pdf'));
    expect(match).toMatchObject({ lettersWithout: ['b.pdf'], tooLong: [] });
    expect([...match.payloads.keys()]).toEqual(['a.pdf']);
    expect(match.rowsWithout.map(({ line, filename }) => [line, filename])).toEqual([[4, 'nobody.pdf']]);
    expect(match.rowsTwice.map(({ line }) => line)).toEqual([3]);
  });

  test('[R-D.09] a row over 4 KB is not sent, and named', () => {
    const match = matchContext(table(`filename,note\na.pdf,${'x'.repeat(4096)}`), letters('a.pdf'));
    expect(match).toMatchObject({ payloads: new Map(), tooLong: ['a.pdf'] });
  });

  test('a column without a title is found by what it holds', () => {
    expect(payloadOf('letter of,student_id\naward.pdf,S-1', 'award.pdf')).toEqual({ student_id: 'S-1' });
  });
});

test.each([
  ['', 'The file has no rows.'],
  ['filename,student_id\n', 'The file has no rows.'],
  ['student,college\nA,B', 'No column holds file names. Name one "filename".'],
  ['filename,note,note\na.pdf,1,2', 'Two columns are called "note".'],
])('[R-5.09] %j can’t be used', (text, problem) => {
  expect(readContextTable(text)).toEqual({ problem });
});
