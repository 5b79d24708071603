import type { Readable } from 'node:stream';

export type Content = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
export type StoredFile = { bytes: number; sha256: string };

/** How a file is given to whoever holds its address. */
export type Delivery = { filename: string; contentType: string; expires: Date };

/** Where files are kept: the local disk, or an S3-compatible store. Keys are paths such as `letters/ID/original`. */
export type Files = {
  /** Keeps the content whole or not at all. Throws FileTooLarge once it is longer than `maxBytes`. */
  put(key: string, content: Content, limit: { maxBytes: number }): Promise<StoredFile>;
  /** Throws FileMissing. */
  get(key: string): Promise<Readable>;
  /** All of it at once; for letters, never for exports. Throws FileMissing. */
  read(key: string): Promise<Uint8Array>;
  size(key: string): Promise<number | undefined>;
  /** What is not there is no error. */
  remove(keys: readonly string[]): Promise<void>;
  /** All keys that begin with `folder/`. */
  removeFolder(folder: string): Promise<void>;
  /** An address by which the file is downloaded, never shown. */
  signedGetUrl(key: string, delivery: Delivery): string;
  /** Uploads that go past this server; null where they come through it. */
  uploads: DirectUploads | null;
};

/** D 11: the store takes an upload by itself and tells nobody. */
export type DirectUploads = {
  signedPutUrl(key: string, expires: Date): string;
  /** The keys under `folder/` that have been uploaded. */
  waiting(folder: string): AsyncIterable<string>;
  /**
   * Moves an upload to its own key, so that a later PUT to the old address changes nothing, and measures what is there.
   * Throws FileMissing, or FileTooLarge, after which the upload is gone.
   */
  take(uploadKey: string, key: string, limit: { maxBytes: number }): Promise<StoredFile>;
};

export class FileTooLarge extends Error {
  override name = 'FileTooLarge';
}

export class FileMissing extends Error {
  override name = 'FileMissing';
}
