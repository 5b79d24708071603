import { expect, test } from 'vitest';
import { startSmtpInbox } from '#testing/smtp-inbox.ts';
import { composeMail, smtpMailer } from './mail.ts';

test('SMTP_URL sends through a real server, as text and as HTML, with what is not ours escaped', async () => {
  const inbox = await startSmtpInbox();
  const mailer = smtpMailer(inbox.url, 'Tassel <no-reply@tassel.example>');
  await mailer.send(
    composeMail({
      to: 'ada@example.test',
      subject: 'Hello',
      paragraphs: ['Hello <b>Ada</b>,'],
      action: { label: 'Open', url: 'http://localhost/x' },
    }),
  );
  mailer.close();
  await inbox.stop();
  const raw = inbox.received[0]?.raw;
  expect(raw).toContain('To: ada@example.test');
  expect(raw).toContain('Hello <b>Ada</b>,');
  expect(raw).toContain('Hello &#60;b&#62;Ada');
  expect(raw).toContain('Open: http://localhost/x');
});

test('words that hold line breaks stay one line: no header and no paragraph begins in them', () => {
  const { subject, text, html } = composeMail({
    to: 'ada@example.test',
    subject: 'Hello\r\nBcc: eve@evil.test',
    paragraphs: ['Join A\n\nPay here: http://evil.test\u2028now'],
  });
  expect(subject).toBe('Hello Bcc: eve@evil.test');
  expect(text).toBe('Join A Pay here: http://evil.test now\n\nTassel');
  expect(html.match(/<p/g)).toHaveLength(2);
});
