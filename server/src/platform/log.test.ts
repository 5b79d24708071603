import { expect, test } from 'vitest';
import { openLog } from './log.ts';

test('tokens, keys and mail addresses never reach the log, wherever they stand', () => {
  const lines: string[] = [];
  const log = openLog('info', (line) => void lines.push(line));
  const token = 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl';
  log.info({ headers: { authorization: `JWT ${token}` }, email: 'dana.whitfield@bridgepath.example' }, 'asked');
  log.error(
    { err: new Error(`no way for ${token} of ines+x@mail.example.org`) },
    'with tsl_ab12cd34_S3cretS3cretS3cret',
  );
  log.info('GET /api/verify-email?token=abc.def&x=1');
  const text = lines.join('');
  expect(text).not.toMatch(/eyJ|@bridgepath|@mail|S3cret|abc\.def/);
  expect(text).toContain('[mail]');
  expect(lines.every((line) => JSON.parse(line).time)).toBe(true);
});
