import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { realpathSync } from 'node:fs';
import { createServer } from 'node:net';
import { StartRefused } from './start-refused.ts';

/**
 * Holds the folder for this process. An abstract Unix socket needs no file and no cleaning: the kernel drops it with
 * the process, however that ends.
 */
export async function lockDataFolder(dataDir: string): Promise<{ release(): Promise<void> }> {
  const name = createHash('sha256').update(realpathSync(dataDir)).digest('hex');
  const server = createServer((socket) => socket.destroy());
  try {
    await once(server.listen({ path: `\0tassel-${name}`, exclusive: true }), 'listening');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new StartRefused(
      `Tassel already runs on this data folder (${dataDir}). Stop it first, or set DATA_DIR to another folder.`,
    );
  }
  server.unref();
  return { release: async () => void (await new Promise((done) => server.close(done))) };
}
