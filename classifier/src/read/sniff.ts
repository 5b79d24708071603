import { fileTypeFromBuffer } from 'file-type';

export const imageKinds = ['png', 'jpg', 'heic', 'webp', 'tiff'] as const;
export type ImageKind = (typeof imageKinds)[number];
export type FileKind = ImageKind | 'pdf' | 'zip';

const kindOfMime: Readonly<Record<string, FileKind>> = {
  'image/png': 'png',
  'image/apng': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/tiff': 'tiff',
  'image/heic': 'heic',
  'image/heif': 'heic',
  'image/heic-sequence': 'heic',
  'image/heif-sequence': 'heic',
  'application/zip': 'zip',
};

// Readers of PDF look for the head in the first kilobyte; mail programs put lines before it.
const headReach = 1024;

/** What a file is by its content; null for what we do not read. */
export async function sniff(bytes: Uint8Array): Promise<FileKind | null> {
  if (Buffer.from(bytes.subarray(0, headReach)).includes('%PDF-')) return 'pdf';
  try {
    const type = await fileTypeFromBuffer(bytes);
    return type ? (kindOfMime[type.mime] ?? null) : null;
  } catch {
    // It reads on inside containers, and hostile ones make it throw.
    return null;
  }
}

export function isImageKind(kind: FileKind | null): kind is ImageKind {
  return imageKinds.some((each) => each === kind);
}
