import type { ClassifiedLetter } from '@tassel/classifier/classify.ts';
import { describe, expect, test } from 'vitest';
import { readyAnswer } from '#testing/jobs.ts';
import { openClassifier } from './open-classifier.ts';

const damaged = () => readyAnswer({ status: 'BAD_FILE', reason: 'damaged' });

/** Readers that answer when told to. */
function readers() {
  const { promise, resolve } = Promise.withResolvers<ClassifiedLetter>();
  let starts = 0;
  const start = async () => {
    starts++;
    return { classify: () => promise, close: () => resolve(damaged()) };
  };
  return { start, answer: resolve, starts: () => starts };
}

describe('does', () => {
  test('starts its readers with the first letter, once', async () => {
    const { start, answer, starts } = readers();
    const classifier = openClassifier(start);
    expect(starts()).toBe(0);
    answer(readyAnswer());
    await Promise.all([classifier.classify(new Uint8Array()), classifier.classify(new Uint8Array())]);
    expect(starts()).toBe(1);
    await classifier.close();
  });

  test('tells of a damaged file while all is well', async () => {
    const { start, answer } = readers();
    const classifier = openClassifier(start);
    answer(damaged());
    expect(await classifier.classify(new Uint8Array())).toMatchObject({ status: 'BAD_FILE', reason: 'damaged' });
    await classifier.close();
  });
});

describe('guards', () => {
  test('a letter whose reader is ended by our own end is not called damaged', async () => {
    const { start } = readers();
    const classifier = openClassifier(start);
    const reading = expect(classifier.classify(new Uint8Array())).rejects.toThrow('before the letter was read');
    await classifier.close();
    await reading;
  });
});
