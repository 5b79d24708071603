import { expect, test } from 'vitest';
import { findFilesAgain } from './find-files-again.ts';
import type { Transfer } from './transfer.ts';

const missing = (letterId: string, filename: string, content: string): Transfer => ({
  letterId,
  filename,
  bytes: content.length,
  sha256: content,
  uploadUrl: '',
  file: null,
  state: 'missing',
  sentBytes: 0,
  error: null,
});
const hash = (file: File) => file.text();
const chosen = (name: string, content: string) => new File([content], name);
const find = async (letters: Transfer[], files: File[]) => [...(await findFilesAgain(letters, files, hash)).keys()];

test('a file with the name, the size and the content of a missing letter is it', async () => {
  expect(await find([missing('1', 'a.pdf', 'AAA')], [chosen('A.PDF', 'AAA')])).toEqual(['1']);
});

test('a renamed letter is known by size and content', async () => {
  expect(await find([missing('1', 'Nguyen-award.pdf', 'AAA')], [chosen('award.pdf', 'AAA')])).toEqual(['1']);
});

test.each([
  ['another size', chosen('a.pdf', 'AAAA')],
  ['another content', chosen('a.pdf', 'BBB')],
])('%s is another letter', async (_, file) => {
  expect(await find([missing('1', 'a.pdf', 'AAA')], [file])).toEqual([]);
});

test('two letters with one content take two files', async () => {
  const letters = [missing('1', 'a.pdf', 'AAA'), missing('2', 'b.pdf', 'AAA')];
  expect(await find(letters, [chosen('b.pdf', 'AAA'), chosen('x.pdf', 'AAA')])).toEqual(['2', '1']);
});

test('what can’t fit is not read at all', async () => {
  const reads: string[] = [];
  const counting = async (file: File) => {
    reads.push(file.name);
    return file.text();
  };
  await findFilesAgain([missing('1', 'a.pdf', 'AAA')], [chosen('b.pdf', 'BBBBBB'), chosen('a.pdf', 'AAA')], counting);
  expect(reads).toEqual(['a.pdf']);
});
