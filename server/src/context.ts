import type { Classify } from '#features/letters/classify-letter.ts';
import type { Drawing } from '#features/letters/draw-page.ts';
import type { Viewer } from '#features/session/viewer.ts';
import type { Clock } from '#platform/clock.ts';
import type { Config } from '#platform/config.ts';
import type { Database } from '#platform/database.ts';
import type { Files } from '#platform/files.ts';
import type { Log } from '#platform/log.ts';
import type { Mailer } from '#platform/mail.ts';
import type { Outbound } from '#platform/outbound.ts';
import type { Queue } from '#platform/queue.ts';
import type { Tables } from './tables.ts';

/** What every action and task is given. In a transaction, `db` and `queue` are the transaction's. */
export type Context = {
  config: Config;
  db: Database<Tables>;
  queue: Queue;
  files: Files;
  /** Reads a letter, isolated and within limits. */
  classify: Classify;
  /** Reads the words inside a box on a page of a letter, in a child process. */
  readBox: Drawing['read'];
  mail: Mailer;
  /** Calls the addresses of webhooks. */
  outbound: Outbound;
  clock: Clock;
  log: Log;
};

/** The context of a request: somebody asks, and `viewer` says who. */
export type ViewerContext = Context & {
  viewer: Viewer;
  /** Where the request came from, as far as the proxies in front tell. */
  networkAddress?: string;
};
