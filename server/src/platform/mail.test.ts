import { SMTPServer } from 'smtp-server';
import { expect, test } from 'vitest';
import { composeMail, smtpMailer } from './mail.ts';

test('SMTP_URL sends through a real server, as text and as HTML, with what is not ours escaped', async () => {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      let text = '';
      stream.on('data', (chunk) => {
        text += chunk;
      });
      stream.on('end', () => {
        received.push(text);
        done();
      });
    },
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.server.address() as { port: number };
  const mailer = smtpMailer(`smtp://127.0.0.1:${port}`, 'Tassel <no-reply@tassel.example>');
  await mailer.send(
    composeMail({
      to: 'ada@example.test',
      subject: 'Hello',
      paragraphs: ['Hello <b>Ada</b>,'],
      action: { label: 'Open', url: 'http://localhost/x' },
    }),
  );
  mailer.close();
  await new Promise<void>((done) => server.close(done));
  expect(received[0]).toContain('To: ada@example.test');
  expect(received[0]).toContain('Hello <b>Ada</b>,');
  expect(received[0]).toContain('Hello &#60;b&#62;Ada');
  expect(received[0]).toContain('Open: http://localhost/x');
});
