const keys = new WeakMap<File, string>();
let last = 0;

/** A name for React by which a file keeps its place, whatever it is called. */
export function fileKey(file: File): string {
  const key = keys.get(file) ?? `file-${++last}`;
  keys.set(file, key);
  return key;
}
