import { randomBytes } from 'node:crypto';
import { mkdirSync, realpathSync } from 'node:fs';
import { dirname } from 'node:path';
import { lockDataFolder } from './data-folder-lock.ts';
import { installedBinaries, removeOldCopies, usableBinaries } from './embedded-postgres-binaries.ts';
import {
  type Cluster,
  clearLeftovers,
  initialize,
  type ServerSettings,
  setPassword,
  startServer,
  stopServer,
} from './embedded-postgres-cluster.ts';
import { adoptablePort, databaseUrl, ensureDatabase, freePort } from './embedded-postgres-connection.ts';
import {
  type DatabaseRecord,
  findPlace,
  isInitialized,
  placeNote,
  readRecord,
  writeRecord,
} from './embedded-postgres-place.ts';

export type EmbeddedPostgres = {
  url: string;
  /** True when a server that outlived its Tassel was taken over. */
  adopted: boolean;
  /** Where the database files lie. */
  place: string;
  /** One line for people, when they are not in the data folder. */
  note?: string;
  stop(): Promise<void>;
};

export type EmbeddedPostgresOptions = {
  dataDir: string;
  log(line: string): void;
  settings?: ServerSettings;
  /** The package's folder `native`. */
  binaries?: string;
  /** Holds the database files when root's data folder can't be reached by the user that runs PostgreSQL. */
  outsideDir?: string;
};

/** The real PostgreSQL server of the default run, on loopback, for this data folder alone. */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  mkdirSync(options.dataDir, { recursive: true });
  const dataDir = realpathSync(options.dataDir);
  const lock = await lockDataFolder(dataDir);
  try {
    const { cluster, port, password, adopted } = await serve(dataDir, options);
    const stop = async () => {
      await stopServer(cluster);
      await lock.release();
    };
    let stopping: Promise<void> | undefined;
    return {
      url: databaseUrl({ port, password }),
      adopted,
      place: cluster.files,
      note: placeNote(dataDir, cluster),
      stop: () => (stopping ??= stop()),
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

type Served = { cluster: Cluster; port: number; password: string; adopted: boolean };

async function serve(dataDir: string, options: EmbeddedPostgresOptions): Promise<Served> {
  const record = readRecord(dataDir);
  const place = await findPlace(dataDir, options.outsideDir ?? '/var/lib/tassel', record);
  const copyParent = dirname(place.files);
  const native = await usableBinaries(options.binaries ?? installedBinaries(), copyParent, place.account);
  const cluster: Cluster = { ...place, native };
  const served = (await adopt(cluster, record)) ?? (await start(cluster, dataDir, record, options));
  if (!served.adopted) removeOldCopies(copyParent, native);
  writeRecord(dataDir, place, { port: served.port, password: served.password });
  return served;
}

async function adopt(cluster: Cluster, record: DatabaseRecord | undefined): Promise<Served | undefined> {
  if (!record) return undefined;
  const port = await adoptablePort(cluster, record.password);
  if (port === undefined) return undefined;
  await ensureDatabase({ port, password: record.password });
  return { cluster, port, password: record.password, adopted: true };
}

async function start(
  cluster: Cluster,
  dataDir: string,
  record: DatabaseRecord | undefined,
  options: EmbeddedPostgresOptions,
): Promise<Served> {
  if (!isInitialized(cluster.files)) {
    options.log('Preparing the database…');
    await initialize(cluster);
  }
  await clearLeftovers(cluster);
  const password = record?.password ?? (await newPassword(cluster));
  const port = await startOnFreePort(cluster, record?.port, options.settings);
  try {
    writeRecord(dataDir, cluster, { port, password });
    await ensureDatabase({ port, password });
  } catch (error) {
    await stopServer(cluster);
    throw error;
  }
  return { cluster, port, password, adopted: false };
}

async function newPassword(cluster: Cluster): Promise<string> {
  const password = randomBytes(24).toString('hex');
  await setPassword(cluster, password);
  return password;
}

/** Between the look for a port and the start, another program may take it: hence three attempts. */
async function startOnFreePort(cluster: Cluster, wanted: number | undefined, settings: ServerSettings = {}) {
  for (let attempt = 1; ; attempt++) {
    const port = await freePort(attempt === 1 ? wanted : undefined);
    try {
      await startServer(cluster, { ...settings, port });
      return port;
    } catch (error) {
      await clearLeftovers(cluster);
      if (attempt === 3) throw error;
    }
  }
}
