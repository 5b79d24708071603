/** Numbers from 0 to 1 that are the same for the same seed. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Random = () => number;
type Change = (bytes: Uint8Array, other: Uint8Array, random: Random) => Uint8Array;

const below = (random: Random, end: number): number => Math.floor(random() * end);

/** What happens to files on their way, and what people do to them on purpose. */
export const changes = {
  'flipped bits': (bytes, _other, random) => {
    const changed = bytes.slice();
    for (let count = 1 + below(random, 40); count > 0; count -= 1) {
      const at = below(random, changed.length);
      changed[at] = (changed[at] ?? 0) ^ (1 << below(random, 8));
    }
    return changed;
  },
  truncated: (bytes, _other, random) => bytes.slice(0, below(random, bytes.length)),
  spliced: (bytes, other, random) =>
    joined(bytes.slice(0, below(random, bytes.length)), other.slice(below(random, other.length))),
  'overwritten part': (bytes, other, random) => {
    const changed = bytes.slice();
    const from = below(random, changed.length);
    changed.set(other.slice(0, Math.min(1 + below(random, 4000), changed.length - from)), from);
    return changed;
  },
  'head of another type': (bytes, other) => joined(other.slice(0, 16), bytes.slice(16)),
  'repeated part': (bytes, _other, random) => {
    const from = below(random, bytes.length);
    const part = bytes.slice(from, from + below(random, 20_000));
    return joined(bytes.slice(0, from), part, part, bytes.slice(from));
  },
} satisfies Record<string, Change>;
export type ChangeName = keyof typeof changes;

const joined = (...parts: Uint8Array[]): Uint8Array => new Uint8Array(Buffer.concat(parts));

export type Mutant = { name: string; change: ChangeName; bytes: Uint8Array };

/** Broken copies of some files, the same ones for the same seed, made one by one. */
export function* mutants(
  files: readonly { name: string; bytes: Uint8Array }[],
  count: number,
  seed: number,
): Generator<Mutant> {
  const random = seededRandom(seed);
  const names = Object.keys(changes) as ChangeName[];
  for (let index = 0; index < count; index += 1) {
    const file = files[below(random, files.length)];
    const other = files[below(random, files.length)];
    const change = names[index % names.length];
    if (file && other && change)
      yield { name: file.name, change, bytes: changes[change](file.bytes, other.bytes, random) };
  }
}
