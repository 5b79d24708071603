import { describe, expect, it } from 'vitest';
import { alignText } from './align-text.ts';
import { plainFigure, stripWords } from './strip-words.ts';

const strip = { x: 100, y: 20, length: 200, thickness: 20, angle: 0, score: 1 };
const forms = (text: string) =>
  Array.from(text, (letter, index) => ({ text: letter, at: (index + 0.5) / text.length, confidence: 0.9 }));

describe('does', () => {
  it.each([
    ['Holland,MI49423', ['Holland,', 'MI', '49423']],
    ['Pell Grant$500', ['Pell', 'Grant', '$500']],
    ['ID:9100977', ['ID:', '9100977']],
    ['$12,345', ['$12,345']],
  ])('puts back the blanks of %s', (text, words) => {
    expect(stripWords(strip, forms(text)).map((word) => word.text)).toEqual(words);
  });

  it.each([
    ['$O', '$0'],
    ['$1O,5O0', '$10,500'],
    ['$12.345', '$12,345'],
    ['$12.34', '$12.34'],
    ['Old', 'Old'],
  ])('reads %s as %s', (text, plain) => {
    expect(plainFigure(text)).toBe(plain);
  });

  it('lays one reading along another', () => {
    expect(alignText('$1500', '$1,500').join('|')).toBe('$|1,|5|0|0');
    expect(alignText('abc', 'ac')).toEqual(['a', '', 'c']);
  });
});
