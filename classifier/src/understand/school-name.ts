import { facultyName, portalName } from '../phrases/school-phrases.ts';
import { readAddress } from './addresses-in.ts';
import { facultyUnder } from './faculty.ts';
import { campusAfter, campusUnder, isRowName, type Joined, joinedNames, type Sheet } from './letterhead.ts';
import { type Line, type Piece, pieceOf } from './lines.ts';
import { sizesApart, wideRuns } from './runs.ts';
import { mayNameSchool, namesIn } from './school-names-in.ts';
import { median } from './slope.ts';

/** `standing` tells how much a place says that this school wrote the letter; `parts` are the pieces of a name over lines. */
export type NamePlace = { name: string; line: Line; piece: Piece; parts?: Piece[]; standing: number };

/** The school that wrote the letter: the name that stands largest, highest and most often. */
export function schoolNameOf(lines: Line[], page: { width: number; height: number }): NamePlace | null {
  const words = lines.flatMap(({ pieces }) => pieces.flatMap((piece) => piece.words));
  const sheet = { width: page.width, height: page.height, usual: median(words.map(({ height }) => height)) };
  const found = placesOf(lines, sheet);
  const places = found.length > 0 ? found : wideNames(lines, sheet);
  const names = [...new Set(places.map(({ name }) => keyOf(name)))];
  const web = webOf(lines);
  const banner = bannerOf(lines, sheet);
  const weigh = (key: string): number => {
    const sum = places.filter(({ name }) => keyOf(name) === key).reduce((all, { standing }) => all + standing, 0);
    const isFaculty = names.length > 1 && facultyName.test(key);
    return (
      (sum + (web.some((site) => isSite(site, key)) ? 6 : 0) + (opens(banner, key) ? 3 : 0)) * (isFaculty ? 0.3 : 1)
    );
  };
  const ranked = names.map((key) => ({ key, weight: weigh(key) })).toSorted((a, b) => b.weight - a.weight);
  const best = ranked[0];
  // Named once in the small print only, a school is less likely the writer than what stands in large letters on top.
  if (!best || (banner && (best.weight < 2 || isShortFor(banner.name, best.key)))) return banner;
  const key = crownedKey(best.key, names, lines) ?? best.key;
  return withCampus(
    places.filter(({ name }) => keyOf(name) === key),
    lines,
    sheet.usual,
    (whole) => names.includes(keyOf(whole)),
  );
}

/** "LARCH HOLLOW" over "School of Art": the whole name that a sentence tells, whose first part stands alone on top. */
function crownedKey(key: string, names: string[], lines: Line[]): string | undefined {
  const whole = names.filter((name) => name.endsWith(` ${key}`));
  const isAlone = (head: string): boolean =>
    lines.slice(0, 12).some(({ page, pieces }) => page === 1 && pieces.some(({ text }) => keyOf(text) === head));
  return whole.find((name) => isAlone(name.slice(0, -key.length - 1)));
}

/** "SUNY Canisteo" over "State University of New York": a campus, with the initials of its university. */
const isShortFor = (banner: string, key: string): boolean => {
  const initials = key.replace(/\b(of|the|at|and)\b/g, '').replace(/\s*(\w)\w*\s*/g, '$1');
  const [first = '', ...rest] = banner.toLowerCase().split(' ');
  return rest.length > 0 && first.length > 2 && initials.startsWith(first);
};

const keyOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/^the /, '')
    .replace(/ \+ /g, ' and ')
    .replace(/’/g, "'")
    .replace(/\bsaint\b/g, 'st.');

function placesOf(lines: Line[], sheet: Sheet): NamePlace[] {
  const all = joinedNames(lines, sheet);
  const isPart = (piece: Piece, name: string, whole: Joined): boolean =>
    whole.name !== name && whole.name.includes(name) && whole.parts.some(({ x, y }) => x === piece.x && y === piece.y);
  const joined = all.filter(({ piece, name }) => !all.some((whole) => isPart(piece, name, whole)));
  const single = lines
    .filter(({ text }) => mayNameSchool(text))
    .flatMap((line) =>
      runsAndPieces(line).flatMap((piece) =>
        namesIn(piece.text)
          .filter((name) => !joined.some((whole) => isPart(piece, name, whole)))
          .map((name) => ({ name, line, piece, text: piece.text })),
      ),
    );
  const both = joined.map((place) => ({ ...place, text: place.parts.map(({ text }) => text).join(' ') }));
  return [...both, ...single].map((place) => ({ ...place, standing: standingOf(place, sheet) }));
}

/** "Harmon Hall      College" in large letters: where nothing else names a school, words far apart on one line of the letterhead do. */
const wideNames = (lines: Line[], sheet: Sheet): NamePlace[] =>
  lines
    .filter(({ page, y }) => page === 1 && y < sheet.height * 0.2)
    .flatMap((line) => {
      const piece = pieceOf(line.pieces.flatMap(({ words }) => words));
      return namesIn(line.text).map((name) => {
        const place = { name, line, piece };
        return { ...place, standing: standingOf({ ...place, text: line.text }, sheet) };
      });
    });

/** A run of two pieces may be two things: what it names none of, its pieces may name; so may what is printed in one size. */
const runsAndPieces = (line: Line): Piece[] =>
  wideRuns(line).flatMap((run) =>
    namesIn(run.text).length > 0
      ? wholeIn(run)
      : line.pieces.filter(({ x, width }) => x >= run.x && x + width <= run.x + run.width + 0.1).flatMap(sizesApart),
  );

/** "University of Ada" in large letters before the small title of the letter: a whole name, and words that don't go on with it. */
function wholeIn(run: Piece): Piece[] {
  const parts = sizesApart(run);
  const [first, second] = parts;
  const isWhole =
    first && second && namesIn(first.text)[0] === first.text && !/^(of|at|and|&|in|for|[–—-])/.test(second.text);
  return isWhole ? parts : [run];
}

type Standing = { name: string; text: string; line: Line; piece: Piece };

function standingOf({ name, text, line, piece }: Standing, { height, usual }: Sheet): number {
  if (isRowName(line, piece, usual)) return 0.3;
  // Several names in a line are those of campuses.
  const isAlone = standsAlone(name, text) && !(hasBar.test(text) && namesIn(text).length > 1);
  const isTop = line.page === 1 && line.y < height * 0.2;
  const size = Math.min(3, Math.max(0, (piece.height / usual - 1) * 4));
  const isWriter = text
    .split(name)
    .slice(1)
    .some((rest) => offers.test(rest));
  const sureness = Math.min(...piece.words.map((word) => word.confidence));
  const isOwner = owns.test(text.slice(0, text.indexOf(name)));
  return sureness * (1 + (isAlone ? 2 + size : 0) + (isTop ? 2 : 0) + (isWriter ? 1 : 0) + (isOwner ? 2 : 0));
}

const hasBar = /\s[·•|]\s/;
const offers = /^[^.]{0,20} (is |are )?(pleased|glad|delighted|happy|offers?|awards?)\b/;

/** "© 2026 Harmon University" at the foot of a portal's page. */
const owns = /(©|\(c\)|\bcopyright\b)[\s\d–-]*(the )?$/i;

/** Nothing but a campus stands with the name; bars, bullets and the number of a street divide a line. */
function standsAlone(name: string, text: string): boolean {
  const part =
    text.split(/\s+[·•|]\s+|(?:,|\s+[–—-])\s+(?=\d+ [\p{Lu}\d])/u).find((each) => each.includes(name)) ?? text;
  const bare = part.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  return bare.length <= name.length + 2 || bare.length <= name.length + 2 + (campusAfter(name, bare)?.length ?? 0);
}

/** The name as it stands best, with its campus where a letterhead prints one. */
function withCampus(
  places: NamePlace[],
  lines: Line[],
  usual: number,
  isNamed: (whole: string) => boolean,
): NamePlace | null {
  const top = places.toSorted((a, b) => b.standing - a.standing)[0];
  if (!top) return null;
  const best = { ...top, name: spelled(inWords(top.name, places), places) };
  if (best.standing <= 3 && !standsAlone(best.name, best.piece.text)) return best;
  const sheet = lines.filter(({ page }) => page === best.line.page);
  const under = best.piece.text.endsWith(best.name)
    ? (facultyUnder(best.piece, best.name, sheet, isNamed) ?? campusUnder(best.piece, sheet, usual))
    : null;
  const after = campusAfter(best.name, best.piece.text);
  const campus = after && isOnlyPlace(after, best.name, places, lines) ? null : (after ?? under);
  return { ...best, name: `${best.name}${campus ?? ''}` };
}

/** The capitals of a letterhead say less than the small letters of a sentence: "McALLEN COLLEGE" is McAllen College there. */
const spelled = (name: string, places: NamePlace[]): string =>
  (/\p{Lu}{4}/u.test(name)
    ? places.find((other) => other.name.toLowerCase() === name.toLowerCase() && !/\p{Lu}{4}/u.test(other.name))?.name
    : null) ?? name;

/** A sign in a letterhead says less than the word elsewhere: "Art + Craft" is Art and Craft there. */
const inWords = (name: string, places: NamePlace[]): string =>
  (name.includes(' + ') && places.find((other) => !other.name.includes(' + '))?.name) || name;

/** "Harmon University, Ada" where its address in Ada elsewhere names it without: the city is no part of the name. */
function isOnlyPlace(campus: string, name: string, places: NamePlace[], lines: Line[]): boolean {
  const city = /^, (.+)$/.exec(campus)?.[1];
  return places.some(({ line }) => {
    const text = `${line.text} ${lines[lines.indexOf(line) + 1]?.text ?? ''}`;
    return city !== undefined && !text.includes(`${name}${campus}`) && readAddress(text)?.city === city;
  });
}

/** Addresses of web sites and mail, without what stands before the school's own part. */
const webOf = (lines: Line[]): string[] =>
  lines.flatMap((line) => line.text.toLowerCase().match(/[\w-]+\.(edu|example|org)\b/g) ?? []);

const isSite = (site: string, key: string): boolean => {
  const squashed = key.replace(/university|college|institute|[^a-z]/g, '');
  return squashed.length > 3 && site.includes(squashed.slice(0, 12));
};

const opens = (banner: NamePlace | null, key: string): boolean =>
  banner !== null && key.startsWith(banner.name.toLowerCase());

const isGeneric =
  /\b(award(s|ed)?|offered|total|tuition|my|aid|financial|offers?|student|office|date|dear|hello|welcome|your|notification|letter|plan|home|account|costs?|grants?|loans?|summary|notice|statement|online|portal|web|self-service|connect)\b/i;

/** A school whose name holds no word for one: what stands largest at the top of the first page. */
function bannerOf(lines: Line[], { height, usual }: Sheet): NamePlace | null {
  const banners = lines
    .filter((line) => line.page === 1 && line.y < height * 0.2)
    .flatMap((line) => line.pieces.map((piece) => ({ name: piece.text, line, piece, standing: 0 })))
    .filter(
      ({ name, piece }) =>
        // A misread line is no name to guess from.
        piece.words.every((word) => word.confidence === 1) &&
        piece.height > 1.25 * usual &&
        /^([A-Z][\p{L}'’&.-]*\s?){1,5}$/u.test(name) &&
        !isGeneric.test(name) &&
        !name.split(' ').some((word) => portalName.test(word)) &&
        namesIn(name).length === 0,
    );
  return banners.toSorted((a, b) => b.piece.height - a.piece.height)[0] ?? null;
}

/** True for a name that says itself that it is a school's. */
export const saysSchool = (name: string | null): boolean => name !== null && namesIn(name).length > 0;
