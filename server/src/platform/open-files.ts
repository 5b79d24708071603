import { join } from 'node:path';
import type { Config } from './config.ts';
import type { Files } from './files.ts';
import { openDiskFiles } from './files-on-disk.ts';
import { openS3Files } from './files-on-s3.ts';
import { signedFileUrl } from './signed-files.ts';

/** In the bucket of FILES_URL, or else in a folder beside the data. */
export async function openFiles(config: Config): Promise<Files> {
  if (config.files) return openS3Files(config.files);
  return openDiskFiles({
    folder: join(config.dataDir, 'files'),
    signedGetUrl: (key, delivery) => signedFileUrl(config, key, delivery),
  });
}
