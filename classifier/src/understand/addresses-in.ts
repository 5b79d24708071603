import { schoolBeforeCity } from '../phrases/school-phrases.ts';
import { stateOfZip, writtenState } from '../phrases/states.ts';

/** `zip` is null where only city and state are printed. */
export type PostalAddress = { city: string; state: string; zip: string | null };

const stateAndZip =
  /(?<=^|[\s,.|•·])([A-Z]{2}|D\.C\.|[A-Z][A-Za-z]+|[A-Z][a-z]+ [A-Z][A-Za-z]+|[A-Z]{3,5} [A-Z]{4,})\.?,?[\s•·]+(\d{5})(?:-\d{4})?\b/g;
const cityAndState =
  /(?:^|\bin )(\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){0,3}),\s+([A-Z]{2}|D\.C|[A-Z][A-Za-z]+(?: [A-Z][A-Za-z]+)?)\.?$/u;
/** "Harmon College, Ada, Ohio". */
const nameAhead = /^.*\b(?:University|College|Institute|School|Seminary|Academy|Conservatory|Office)\b[^,]*,\s+/i;
/** "Office of Financial Aid, 12 Mill Road, Ada, Ohio". */
const streetAhead = /^.*\b\d+ [^,]+,\s+(?=[^,]+,[^,]+$)/;
const streetEnd =
  /^(?:.*\s)?(?:suite \w+|box \d+)\.?,?\s+(?=[A-Z])|^.*\S\s+(street|st(?!\. (?:Paul|Louis|Cloud|Peter|Joseph|Augustine|Petersburg|Charles|George|Albans)\b)|avenue|ave|road|rd|drive|dr|lane|ln|way|circle|cir|boulevard|blvd|court|ct|place|pl|parkway|pkwy|hall|trail|trl|ter|terrace|highway|hwy|loop|quad|plaza|square)\.?,?\s+(?=[A-Z])/i;

/** "Rl 02903", "0H 44691": signs of a picture that look like the letters of a state. */
const misreadCode = /(?<=[\s,•·])(?:[A-Z][l1|0]|[l1|0][A-Z])(?=,?\s+\d{5}\b)/g;
const asCapitals = (code: string): string => code.replace(/[l1|]/g, 'I').replace('0', 'O');

/**
 * City, state and zip of the first address in a line: "1 Mill St • Sioux Falls • SD 57105".
 * `isMisread`: the words come from a picture, so a zip that does not fit its state may be misread.
 */
export function readAddress(text: string, isMisread = false): PostalAddress | null {
  if (!/\d{5}/.test(text)) return null;
  // Any mark that stands alone is a bullet between the parts.
  const plain = text
    .replace(/\s[^\p{L}\p{N}\s,&#()'’"]\s/gu, ' • ')
    .replace(misreadCode, asCapitals)
    .replace(/\bl(?=(owa|ndiana|llinois|daho)\b)/g, 'I')
    .replace(/\b([A-Z])\.\s?([A-Z])\.(?=,?\s+\d{5})/g, '$1$2');
  for (const match of plain.matchAll(stateAndZip)) {
    const address = addressAt(plain.slice(0, match.index), match[1] ?? '', match[2] ?? '', isMisread);
    if (address) return address;
  }
  return null;
}

/** Two capital words before the zip may be a city's last and the state: "Salt Lake City Utah 84101". */
function addressAt(before: string, words: string, zip: string, isMisread: boolean): PostalAddress | null {
  const [first = '', second] = words.split(' ');
  const candidates = second
    ? [
        { state: words, city: before },
        { state: second, city: `${before}${first}` },
      ]
    : [{ state: words, city: before }];
  for (const { state, city } of candidates) {
    const code = writtenState(state.replace('D.C.', 'DC'));
    const place = cityIn(city);
    if (code && place && stateOfZip(zip) === code) return { city: place, state: code, zip };
    if (code && place && isMisread && isNearZip(zip, code)) return { city: place, state: code, zip: null };
  }
  return null;
}

/** One digit of the zip is another: the state is right, the zip is not known. */
const isNearZip = (zip: string, state: string): boolean =>
  [0, 1, 2].some((at) =>
    [...'0123456789'].some((digit) => stateOfZip(zip.slice(0, at) + digit + zip.slice(at + 1)) === state),
  );

/** The last part before the state, without street and number. */
function cityIn(before: string): string | null {
  const part = before
    .replace(/[\s,|•·;*+«»~]+$/, '')
    .split(/[,|•·;*+«»~]|(?<!\b(?:St|Mt|Ft|Ste|Pt|[NSEW]))\.\s/)
    .at(-1);
  const city = (part ?? '')
    .trim()
    .replace(streetEnd, '')
    .replace(schoolBeforeCity, '')
    .replace(/^.*\d\S*\s+/, '');
  return /^\p{L}[\p{L} .'’-]{1,40}$/u.test(city) ? titleCase(city) : null;
}

/** City and state without a zip, where nothing else stands in the part: "Office of Admission · Spokane, Washington". */
export function readCityAndState(text: string): PostalAddress | null {
  if (!/, ?[A-Z]/.test(text)) return null;
  for (const part of text.split(/\s*[|•·;]\s*/)) {
    const match = cityAndState.exec(part.trim().replace(nameAhead, '').replace(streetAhead, ''));
    const state = writtenState((match?.[2] ?? '').replace('D.C', 'DC'));
    if (match?.[1] && state) return { city: titleCase(match[1]), state, zip: null };
  }
  return null;
}

const titleCase = (text: string): string =>
  /[a-z]/.test(text) ? text : text.toLowerCase().replace(/\b\p{L}/gu, (letter) => letter.toUpperCase());
