import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { freePort } from './start-product.ts';

/** One part of an envelope of the error-reporting protocol: its type, what it holds, and the rate it was drawn at. */
type Reported = { type: string; content: Record<string, unknown>; sampleRate: string | undefined };

export type ErrorCollector = {
  dsn: string;
  /** All that has arrived so far. */
  reported(): Reported[];
  close(): Promise<void>;
};

/** Stands in for the error-reporting service: takes envelopes over real HTTP, and keeps them. */
export async function startErrorCollector(): Promise<ErrorCollector> {
  const port = await freePort();
  const kept: Reported[] = [];
  const server = createServer((request, response) => {
    response.writeHead(200, { 'Access-Control-Allow-Origin': '*' });
    void text(request).then((envelope) => {
      kept.push(...readEnvelope(envelope));
      response.end('{}');
    });
  });
  await new Promise<void>((done) => server.listen(port, 'localhost', done));
  return {
    dsn: `http://key@localhost:${port}/1`,
    reported: () => kept,
    close() {
      server.closeAllConnections();
      return new Promise((done) => server.close(() => done()));
    },
  };
}

/** The kinds of error that have arrived. */
export function reportedErrors(collector: ErrorCollector): string[] {
  const events = collector.reported().filter(({ type }) => type === 'event');
  return events.flatMap(({ content }) => {
    const { values } = content.exception as { values: { type: string }[] };
    return values.map(({ type }) => type);
  });
}

/** A line for the envelope, then two a part: what it is, and what it holds. */
function readEnvelope(envelope: string): Reported[] {
  const [head, ...lines] = envelope.split('\n');
  const trace = readLine(head).trace as { sample_rate?: string } | undefined;
  const parts: Reported[] = [];
  for (let index = 0; index + 1 < lines.length; index += 2) {
    const { type } = readLine(lines[index]);
    if (typeof type !== 'string') continue;
    parts.push({ type, content: readLine(lines[index + 1]), sampleRate: trace?.sample_rate });
  }
  return parts;
}

function readLine(line = ''): Record<string, unknown> {
  try {
    return JSON.parse(line);
  } catch {
    // A recording is packed, and nobody reads it here.
    return {};
  }
}
