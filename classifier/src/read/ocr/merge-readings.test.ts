import { describe, expect, it } from 'vitest';
import type { Word } from '../../page.ts';
import { mergeReadings } from './merge-readings.ts';

const word = (text: string, x: number, confidence: number): Word => ({
  text,
  x,
  y: 10,
  width: text.length * 6,
  height: 10,
  confidence,
});

describe('does', () => {
  it('takes a figure from the surer reader, with the box of the first', () => {
    const [figure] = mergeReadings([word('$1,800', 40, 0.4)], [word('$1,300', 38, 0.98)]);
    expect(figure).toMatchObject({ text: '$1,300', x: 40, width: 36 });
    expect(figure?.confidence).toBeLessThan(0.9);
  });

  it('is surer where both agree', () => {
    expect(mergeReadings([word('Pell', 40, 0.6)], [word('Pell', 40, 0.9)])[0]?.confidence).toBeGreaterThan(0.95);
  });

  it('joins a word that the first reader broke', () => {
    const merged = mergeReadings([word('Iromwoo', 0, 0.5), word('d', 43, 0.5)], [word('Ironwood', 0, 0.98)]);
    expect(merged.map((each) => each.text)).toEqual(['Ironwood']);
  });

  it('takes the whole line where the first reader missed a part', () => {
    const second = [word('Road', 0, 0.95), word('Moscow,', 40, 0.95), word('ID', 90, 0.95)];
    expect(mergeReadings([word('Road', 0, 0.9), word('|', 60, 0.3)], second).map((each) => each.x)).toEqual([
      0, 40, 90,
    ]);
  });

  it('cuts words that the second reader glued', () => {
    const merged = mergeReadings([word('Moscaw,1D', 0, 0.4)], [word('Moscow,ID', 0, 0.98)]);
    expect(merged.map((each) => each.text)).toEqual(['Moscow,', 'ID']);
  });
});

describe('guards', () => {
  it('keeps what the first reader is sure of', () => {
    expect(mergeReadings([word('$7,395', 0, 0.96)], [word('$7,385', 0, 0.9)])[0]).toMatchObject({ text: '$7,395' });
  });
});
