export function startsWithBytes(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}

/** Latin text at a place; shorter where the bytes end. */
export function textAt(bytes: Uint8Array, offset: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(offset, offset + length));
}

export function indexOfText(bytes: Uint8Array, text: string, from = 0): number {
  const first = text.charCodeAt(0);
  for (let at = bytes.indexOf(first, from); at >= 0; at = bytes.indexOf(first, at + 1)) {
    if (isTextAt(bytes, text, at)) return at;
  }
  return -1;
}

export function hasText(bytes: Uint8Array, text: string): boolean {
  return indexOfText(bytes, text) >= 0;
}

function isTextAt(bytes: Uint8Array, text: string, at: number): boolean {
  for (let index = 1; index < text.length; index++) {
    if (bytes[at + index] !== text.charCodeAt(index)) return false;
  }
  return true;
}

export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
