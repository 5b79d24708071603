import { type Giver, givers } from '../phrases/giver-phrases.ts';
import { normalText } from '../phrases/normal-text.ts';
import { remembered } from '../phrases/remembered.ts';
import { states } from '../phrases/states.ts';

/** Who gives the money of a row, by the column beside it or the heading over it; null where neither says. */
export function giverOf(
  title: string,
  attributes: string[],
  schoolState: string | null,
  schoolName: string,
): Giver | null {
  for (const text of attributes.map(normalText)) {
    const giver = giverInColumn(text);
    if (giver) return giver;
    if (isFoundation(text) && !sharesWord(text, schoolName)) return 'PRIVATE';
  }
  const heading = normalText(title);
  const state = states.find(({ code }) => code === schoolState)?.name.toLowerCase();
  // "Bangor, Maine" is where the school is.
  const isPlace = title.includes(',') || !state || schoolName.includes(state);
  if (state && !isPlace && heading.split(' ').length < 6 && heading.endsWith(state)) return 'STATE';
  const named = heading.replace(andOthers, '');
  const giver = giverInHeading(named);
  if (named !== heading && giver !== 'PRIVATE') return null;
  return giver && severalGivers.test(title) ? nearestOf(heading, giver) : giver;
}

/** The heading says who gives its rows, be it one or several. */
export const namesGiver = (title: string): boolean => giverInHeading(normalText(title)) !== null;

const aGiver =
  '(federal|state|institution(al)?|university|college|school|campus|private|outside|external|donors?|foundations?)\\b';
/** "University, State and Federal Aid", "From the College and the State". */
const severalGivers = new RegExp(
  `\\b${aGiver}( of \\w+)?( (aid|funds|grants?|scholarships?|awards?|sources|government))?(,|\\s?[/&+]|\\s(and|or)\\b)(\\s(and|or|from|by|the|your|our|other))*\\s?${aGiver}`,
  'i',
);

/** Of several givers the school is the one whose awards have names that nobody knows, and a state has more of them than the government. */
function nearestOf(heading: string, giver: Giver): Giver | null {
  if (/\b(institution(al)?|university|college|school|campus)\b/.test(heading)) return null;
  return giver === 'FEDERAL' ? 'STATE' : giver;
}

const giverInColumn = remembered(
  (normal: string): Giver | null => givers.find(({ column }) => column.test(normal))?.giver ?? null,
);
const giverInHeading = remembered(
  (normal: string): Giver | null => givers.find(({ heading }) => heading.test(normal))?.giver ?? null,
);

/** "From the University and from others" says of none of its rows who gives it. */
const andOthers = / (and|or) (from |by )?others\b.*$/;

/** "Outside donor": words that say who gives and nothing else. */
export const isGiver = (text: string): boolean => giverInColumn(normalText(text)) !== null;

/** "Harbor Methodist Foundation" beside a row, in a column of givers. */
const isFoundation = (normal: string): boolean =>
  / foundation$/.test(normal) && !/^(the |our |college |university |school |alumni )+foundation$/.test(normal);

const sharesWord = (text: string, schoolName: string): boolean =>
  schoolName.length > 0 && schoolName.split(' ')[0] === text.split(' ')[0];
