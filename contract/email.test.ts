import { describe, expect, test } from 'vitest';
import { domainOf, findEmails, isEmail } from './email.ts';

describe('does', () => {
  test.each([
    ['first@x.test, second@x.test', ['first@x.test', 'second@x.test'], ''],
    [
      'New Member <first@x.test>, second@x.test; second@x.test rubbish',
      ['first@x.test', 'second@x.test'],
      'New Member rubbish',
    ],
    ['First@X.test\nfirst@x.test', ['first@x.test'], ''],
    ['"Lee, Sam" <sam.lee@x.test>', ['sam.lee@x.test'], 'Lee Sam'],
    ['nothing here @ all', [], 'nothing here @ all'],
    ['mailto:a@x.test?subject=hi', ['a@x.test'], 'mailto: ?subject=hi'],
  ])('[R-5.05] in %j finds the addresses once each, and leaves the rest', (text, emails, rest) => {
    expect(findEmails(text)).toEqual({ emails, rest });
  });

  test.each(['a@x.test', "o'neil+awards@mail.bridgepath.example", 'A.B@X-Y.org'])('[R-5.01] %j is an email', (text) => {
    expect(isEmail(text)).toBe(true);
  });

  test('the domain of an address is what stands after the @, in small letters', () => {
    expect(domainOf('Dana@Bridgepath.Example')).toBe('bridgepath.example');
  });
});

describe('refuses', () => {
  test.each([
    'sam.lee@bridgepath',
    'sam lee@x.test',
    '@x.test',
    'a@x..test',
    'a@-x.test',
    'a@x.test,b@x.test',
    'a@x.test\nBcc: b@x.test',
    '<a@x.test>',
    `${'a'.repeat(65)}@x.test`,
  ])('[R-5.01] %j is no email', (text) => {
    expect(isEmail(text)).toBe(false);
  });
});
