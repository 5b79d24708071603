import { type PostalAddress, readAddress, readCityAndState } from './addresses-in.ts';
import { type Line, type Piece, pieceOf } from './lines.ts';
import { wideRuns } from './runs.ts';

type Found = PostalAddress & { standing: number };
/** A place of the letter: the words, and those near it that share its column. */
type Spot = { text: string; line: Line; index: number; above: () => string[]; below: string };

const phoneOrWeb = /\(\d{3}\)\s*\d{3}-\d{4}|\b\d{3}[-.]\d{3}[-.]\d{4}\b|www\.|\.edu\b|@/i;
const schoolWords =
  /\b(universit|college|institute|school|seminary|academy|conservatory|office|services|department|campus|financ(e|es|ing|ial)\b|students?\b(?!:)|planning|enrollment|admission|bursar|registrar|one.?stop|center|scholarships|(aid|awards|desk|hub|funding)\b)/i;
const personName =
  /^((M[rsx]|MR|MS|MRS|Mrs|DR|Dr)\.?\s|(Miss|MISS|T[Oo]:?)\s)?\s*[A-Z][\p{L}'’-]+( [A-Z]\.?)?( [A-Z][\p{L}'’-]+){1,2}(,? (Jr|Sr|II|III|IV)\.?)?$/u;
/** What stands with an address that is not the school's. */
const another =
  /\b(borrower|permanent|home address|mailing address|student:|name:|parent|servic(er|ing)|loan services|lender|bank|agency|commission|accredit\w*|association|authority|department of education|high school)\b/i;

/** City, state and zip of the school: of all addresses in the letter the one that stands with it, not with the student. */
export function schoolAddress(lines: Line[], schoolName: string | null, pageHeight: number): PostalAddress | null {
  const spots = spotsOf(lines);
  const read = (take: (text: string) => PostalAddress | null): Found[] =>
    spots.flatMap((spot) => {
      const address = take(spot.text);
      return address ? [{ ...address, standing: standingOf(spot, schoolName, pageHeight) }] : [];
    });
  const isMisread = lines.some(({ pieces }) =>
    pieces.some(({ words }) => words.some(({ confidence }) => confidence < 1)),
  );
  const whole = read((text) => readAddress(text, isMisread)).filter(({ standing }) => standing > -1);
  const ofCity = (text: string): PostalAddress | null =>
    readCityAndState(text) ?? readCityAndState(behindName(text, schoolName));
  return highest(whole) ?? highest(read(ofCity).filter(({ standing }) => standing > 2));
}

/** "Harmon College   Ada, Ohio" in one line: what stands behind the school's name. */
const behindName = (text: string, schoolName: string | null): string =>
  schoolName && text.toLowerCase().startsWith(`${schoolName.toLowerCase()} `) ? text.slice(schoolName.length + 1) : '';

const highest = (found: Found[]): Found | null => found.toSorted((a, b) => b.standing - a.standing)[0] ?? null;

/** Every piece, with the rest of its address under it; and what wide letters divide, put together. */
const spotsOf = (lines: Line[]): Spot[] =>
  lines.flatMap((line, index) =>
    [
      ...line.pieces,
      ...(line.pieces.some(({ text }) => readAddress(text)) ? [] : [...wideRuns(line), ...fieldsOf(line)]),
    ].map((piece) => {
      const near = (distance: number): string => wordsNear(lines, index, distance, piece);
      const below = near(1);
      const text = `${piece.text}${restOf(piece, below)}`;
      return { text, line, index, below, above: () => [near(-1), near(-2), near(-3)] };
    }),
  );

/** "ADA   OH   45810": city, state and zip each in a field of its own. */
function fieldsOf({ pieces }: Line): Piece[] {
  const at = pieces.findIndex(
    ({ text }, index) => /^\d{5}(-\d{4})?$/.test(text) && stateField.test(pieces[index - 1]?.text ?? ''),
  );
  return at > 1 ? [pieceOf(pieces.slice(at - 2, at + 1).flatMap(({ words }) => words))] : [];
}
const stateField = /^[A-Z]{2}$/;

const zipNext = /^\d{5}(-\d{4})?(?![\d,.]*\d)/;
const stateNext = /^[A-Z][\p{L}.]+( [A-Z]\p{L}+)?,? \d{5}\b/u;
/** "Florence, South" over "Carolina 29501". */
const stateBegun = /, (New|North|South|West|Rhode)$/;
const stateEnds = /^(Hampshire|Jersey|Mexico|York|Carolina|Dakota|Virginia|Island),? \d{5}\b/;
/** "Kansas City" over "MO 64111". */
const cityAlone = /^\p{Lu}[\p{L}.'’-]+( \p{Lu}[\p{L}.'’-]+){0,2}$/u;
const codeNext = /^[A-Z]{2} \d{5}(-\d{4})?$/;
const cityNext = /^([A-Z][\p{L}.'’-]+ ){0,2}[A-Z][\p{L}.'’-]+, ([A-Z][\p{L}.]+ ){1,2}\d{5}\b/u;

/** What the line below has of an address that a line's end breaks off: the zip, the state, in running text a part of the city. */
function restOf({ text, width }: Piece, below: string): string {
  const isText = width > 250 && text.split(' ').length > 7;
  const rest =
    zipNext.exec(below) ??
    (/,$/.test(text) ? stateNext.exec(below) : null) ??
    (stateBegun.test(text) ? stateEnds.exec(below) : null) ??
    (cityAlone.test(text) ? codeNext.exec(below) : null) ??
    (isText && /\d.*, ?[^,]+$/.test(text) ? cityNext.exec(below) : null);
  return rest ? ` ${rest[0]}` : '';
}

function wordsNear(lines: Line[], index: number, distance: number, { x, width }: Piece): string {
  const line = lines[index];
  const other = lines[index + distance];
  if (!line || other?.page !== line.page || Math.abs(other.y - line.y) > reachOf(other, distance)) return '';
  return other.pieces
    .filter((piece) => piece.x < x + width + 5 && piece.x + piece.width > x - 5)
    .map((piece) => piece.text)
    .join(' ');
}

/** Under large letters stands more white. */
const reachOf = (other: Line, distance: number): number => 24 * Math.abs(distance) + Math.max(0, other.height - 12);

function standingOf(
  { text, line, index, below, ...spot }: Spot,
  schoolName: string | null,
  pageHeight: number,
): number {
  const above = spot.above().map((words) => (sum.test(words) ? '' : words));
  const namesSchool = (words: string): boolean =>
    schoolName !== null && words.toLowerCase().includes(schoolName.toLowerCase());
  const isOfSchool = (words: string): boolean =>
    (schoolWords.test(words) || namesSchool(words)) && !another.test(words);
  // The lines over it, as far as no other address ends there.
  const end = above.findIndex((words) => words === '' || readAddress(words) !== null);
  const block = above.slice(0, end < 0 ? 2 : Math.min(2, end));
  let standing = line.page === 1 ? 1 : 0;
  const own = text.replace(behindZip, '$1');
  if (phoneOrWeb.test(text) || isOfSchool(own)) standing += 4;
  if (phoneOrWeb.test(below) || phoneOrWeb.test(line.text)) standing += 3;
  const [, person = '', street = ''] = ownAddress.exec(own) ?? [];
  const isStudents = isPersons(above, isOfSchool) || isPersons([street, person], isOfSchool);
  // What stands over a person's name is not of that person's address.
  const over = isStudents ? [] : above;
  if (over.some(isOfSchool)) standing += 2;
  if (over.some(namesSchool) || namesSchool(line.text)) standing += 2;
  if (line.y < 0.15 * pageHeight || line.y > 0.9 * pageHeight) standing += 1;
  if (isStudents) standing -= 4;
  if ([own, ...block].some((words) => another.test(words))) standing -= 4;
  return standing - index / 1000;
}

/** A line of a table over the foot of a page is no part of the address in it. */
const sum = /\$\s?\d|\d,\d{3}\b/;

/** "… Ada, OH 45810. Accredited by …": what follows is not said of the address. */
const behindZip = /^(.*?\p{L}{2}\.?,? \d{5}(?:-\d{4})?)\b.*$/u;

/** "Ada Moss, 5 Elm Drive, Plano, TX 75024". */
const ownAddress = /^([^,]+), (\d[^,]+), /;

const building = /\b(hall|house|building|library|tower|union|commons|pavilion|main|suite|room|pkwy|plaza)\b/i;

/** A person's name, then the street: the student's own address. */
function isPersons([first = '', second = '', third = '']: string[], isOfSchool: (words: string) => boolean): boolean {
  const isPerson = (words: string): boolean => personName.test(words) && !isOfSchool(words) && !building.test(words);
  const isStreet = (words: string): boolean => /\d/.test(words) && !isOfSchool(words);
  return isStreet(first) && (isPerson(second) || (isStreet(second) && isPerson(third)));
}
