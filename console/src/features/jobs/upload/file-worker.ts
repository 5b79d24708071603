import { inspectFile } from './inspect-file.ts';
import type { PageRange } from './page-ranges.ts';
import { sha256Hex } from './sha256.ts';
import { staplePictures } from './staple.ts';
import { unpackPictures } from './unpack-pictures.ts';

/** All that is done to files, beside the page: however many they are, it scrolls and answers. */
const tasks = {
  inspect: inspectFile,
  staple: staplePictures,
  unpackPictures: async (zip: File) => unpackPictures(await bytesOf(zip)),
  hash: async (file: File) => sha256Hex(await bytesOf(file)),
  split: async (file: File, ranges: readonly PageRange[]) => (await import('./split-pdf.ts')).splitPdf(file, ranges),
};

export type FileTasks = typeof tasks;
export type TaskCall = {
  [Name in keyof FileTasks]: { id: number; name: Name; input: Parameters<FileTasks[Name]> };
}[keyof FileTasks];
export type TaskAnswer = { id: number; result: unknown } | { id: number; error: string };

addEventListener('message', ({ data }: MessageEvent<TaskCall>) => {
  void run(data).then((answer) => postMessage(answer));
});

async function run({ id, name, input }: TaskCall): Promise<TaskAnswer> {
  try {
    const task = tasks[name] as (...values: typeof input) => Promise<unknown>;
    return { id, result: await task(...input) };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : 'The file could not be read' };
  }
}

async function bytesOf(file: File): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await file.arrayBuffer());
}
