import { outsideName, schoolKind, schoolNoun } from '../phrases/school-phrases.ts';
import type { Piece } from './lines.ts';

/** "Community and Technical College", "Institute of Technology"; a "University of" somewhere has its name behind it. */
export const opensWithNoun = (name: string): boolean => {
  const words = name.split(/\s+/);
  const at = words.findIndex((word) => !schoolKind.test(word) && !fieldKind.test(word) && !/^(and|&)$/i.test(word));
  return schoolNoun.test(words[at] ?? '') && !/^(state )?university of\b/i.test(name);
};

const fieldKind =
  /^(theological|bible|biblical|christian|rabbinical|veterinary|osteopathic|maritime|culinary|agricultural|mechanical|vocational)$/i;

/** Set to the same left edge, right edge or middle. */
export function isAligned(upper: Piece, lower: Piece, most: number): boolean {
  const [left, right] = [lower.x - upper.x, lower.x + lower.width - upper.x - upper.width];
  return [left, right, (left + right) / 2].some((offset) => Math.abs(offset) < most);
}

export const hasNoun = (text: string): boolean => text.split(/\s+/).some((word) => schoolNoun.test(word));

export const isNameLike = (text: string): boolean =>
  /^([A-Z&+][\p{L}'’.&–-]*,?|of|the|and|at|in|for|del?|las?|los|el|le|du|des|van|von)( ([A-Z&+][\p{L}'’.&–-]*,?|of|the|and|at|in|for|del?|las?|los|el|le|du|des|van|von)){0,6}$/u.test(
    text,
  ) && !text.split(' ').some((word) => outsideName.test(word) && !/^(at|from|to)$/i.test(word));
