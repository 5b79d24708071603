import { crc32 } from 'node:zlib';

/** An entry of a test zip: `claimedSize` lets it lie about its size, `offset` about its place. */
export type TinyEntry = {
  name: string;
  content: Uint8Array;
  claimedSize?: number;
  isEncrypted?: boolean;
  isDeflated?: boolean;
  offset?: number;
};

export function tinyZip(entries: readonly TinyEntry[]): Uint8Array {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const head = entryHead(entry);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), head, Buffer.from(entry.name), entry.content]);
    const after = Buffer.alloc(14);
    after.writeUInt32LE(entry.offset ?? offset, 10);
    const signature = Buffer.from('PK\x01\x02\x14\x00', 'latin1');
    directory.push(Buffer.concat([signature, head, after, Buffer.from(entry.name)]));
    locals.push(local);
    offset += local.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  return new Uint8Array(Buffer.concat([...locals, list, end]));
}

/** The fields that an entry has both before its content and in the directory. */
function entryHead({ name, content, claimedSize, isEncrypted, isDeflated }: TinyEntry): Buffer {
  const head = Buffer.alloc(26);
  head.writeUInt16LE(20, 0);
  head.writeUInt16LE(isEncrypted ? 1 : 0, 2);
  head.writeUInt32LE(crc32(content), 10);
  if (isDeflated) head.writeUInt16LE(8, 4);
  head.writeUInt32LE(isDeflated ? content.length : (claimedSize ?? content.length), 14);
  // The old cipher puts twelve bytes before the content.
  head.writeUInt32LE(claimedSize ?? content.length - (isEncrypted ? 12 : 0), 18);
  head.writeUInt16LE(Buffer.byteLength(name), 22);
  return head;
}
