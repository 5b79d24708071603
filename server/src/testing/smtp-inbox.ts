import { SMTPServer } from 'smtp-server';

export type SmtpInbox = { url: string; received: { to: string[]; raw: string }[]; stop(): Promise<void> };

/** A mail server that is not ours: it keeps what arrives, with the addresses that were named to it. */
export async function startSmtpInbox(): Promise<SmtpInbox> {
  const received: SmtpInbox['received'] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      let raw = '';
      stream.on('data', (chunk) => {
        raw += chunk;
      });
      stream.on('end', () => {
        received.push({ to: session.envelope.rcptTo.map(({ address }) => address), raw });
        done();
      });
    },
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.server.address() as { port: number };
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    stop: () => new Promise<void>((done) => server.close(done)),
  };
}
