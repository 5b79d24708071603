const memories: Map<unknown, unknown>[] = [];
const most = 20_000;

/**
 * The same words are asked about many times in a letter: each answer is found once, and `most` are kept. Those about single
 * words outlive the letter, since all letters use much the same ones.
 */
export function remembered<Answer>(find: (text: string) => Answer): (text: string) => Answer {
  const words = new Map<string, Answer>();
  const phrases = new Map<string, Answer>();
  memories.push(phrases);
  return (text) => {
    const memory = text.includes(' ') ? phrases : words;
    const known = memory.get(text);
    if (known !== undefined || memory.has(text)) return known as Answer;
    if (memory.size >= most) memory.clear();
    const answer = find(text);
    memory.set(text, answer);
    return answer;
  };
}

/** The same of the things of a letter. */
export function rememberedOf<Thing extends object, Answer extends NonNullable<unknown>>(
  find: (thing: Thing) => Answer,
): (thing: Thing) => Answer {
  const memory = new Map<Thing, Answer>();
  memories.push(memory);
  return (thing) => {
    const known = memory.get(thing);
    if (known !== undefined) return known;
    const answer = find(thing);
    memory.set(thing, answer);
    return answer;
  };
}

/** With a letter the answers about its phrases and its things go. */
export function forget(): void {
  for (const memory of memories) memory.clear();
}
