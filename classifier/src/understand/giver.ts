import { type Giver, givers } from '../phrases/giver-phrases.ts';
import { normalText } from '../phrases/normal-text.ts';
import { states } from '../phrases/states.ts';

/** Who gives the money of a row, by the column beside it or the heading over it; null where neither says. */
export function giverOf(
  title: string,
  attributes: string[],
  schoolState: string | null,
  schoolName: string,
): Giver | null {
  for (const text of attributes.map(normalText)) {
    const giver = givers.find(({ column }) => column.test(text))?.giver;
    if (giver) return giver;
    if (isFoundation(text) && !sharesWord(text, schoolName)) return 'PRIVATE';
  }
  const heading = normalText(title);
  const state = states.find(({ code }) => code === schoolState)?.name.toLowerCase();
  // "Bangor, Maine" is where the school is.
  const isPlace = title.includes(',') || !state || schoolName.includes(state);
  if (state && !isPlace && heading.split(' ').length < 6 && heading.endsWith(state)) return 'STATE';
  const named = heading.replace(andOthers, '');
  const giver = givers.find((each) => each.heading.test(named))?.giver ?? null;
  return named === heading || giver === 'PRIVATE' ? giver : null;
}

/** "From the University and from others" says of none of its rows who gives it. */
const andOthers = / (and|or) (from |by )?others\b.*$/;

/** "Outside donor": words that say who gives and nothing else. */
export const isGiver = (text: string): boolean => {
  const normal = normalText(text);
  return givers.some(({ column }) => column.test(normal));
};

/** "Harbor Methodist Foundation" beside a row, in a column of givers. */
const isFoundation = (normal: string): boolean =>
  / foundation$/.test(normal) && !/^(the |our |college |university |school |alumni )+foundation$/.test(normal);

const sharesWord = (text: string, schoolName: string): boolean =>
  schoolName.length > 0 && schoolName.split(' ')[0] === text.split(' ')[0];
