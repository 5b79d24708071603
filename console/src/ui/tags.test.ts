import { expect, test } from 'vitest';
import { splitTags, tagOf } from './tags.ts';

test('[R-2.20] a tag is trimmed and loses its commas', () => {
  expect(tagOf(' ines@bridgepath.example, ')).toBe('ines@bridgepath.example');
  expect(tagOf(' , ')).toBe('');
});

test('[R-2.20] pasted text is split at spaces, lines, commas and semicolons', () => {
  expect(splitTags('a@b.example, c@d.example;\n e@f.example').tags).toEqual([
    'a@b.example',
    'c@d.example',
    'e@f.example',
  ]);
});
