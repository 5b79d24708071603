import type { Section } from '../phrases/heading-phrases.ts';
import { normalText } from '../phrases/normal-text.ts';
import type { AidContext } from './aid-kind.ts';
import { remarksIn } from './award-remarks.ts';
import type { Institution } from './classification.ts';
import { giverOf } from './giver.ts';
import { schoolWordsOf } from './institution.ts';
import type { Line } from './lines.ts';
import { sectionByVerb } from './repay-headings.ts';

/** What is said of one award that bears a name ("the Lyra Scholarship") holds for no other. */
const needOnly =
  /(?<!\p{Lu}\S* )\b([Aa]id|[Ss]cholarships?|[Aa]wards?)\b(?:(?!,\d)[^.$]){0,60}\b(basis of|based (solely |only )?on)\b[^.]{0,30}\bneed\b/u;

/** "The College meets the full need of all, and gives no merit scholarships", "gives no aid for any other reason". */
const noOther =
  /\b(gives?|awards?|offers?|grants?|makes?) no (merit|athletic|academic)( ?(,|or|and|nor) (merit|athletic|academic))* (aid|scholarships?|awards?)\b|\bno (aid|assistance|scholarships?|awards?)( (is|are) (given|made|awarded))? (for|on|by) any other (reason|grounds?|basis)\b|\b[Aa]ll\b[^.]{0,40}\b(aid|assistance|scholarships?|awards?) (is|are) ((entirely|solely|only|purely|strictly) )?need-based\b/;

const needHeading = /^(?!.*\bmerit\b).*\bneed based\b/;

/** "Need" beside a row, in a column that says what each goes by. */
const needColumn = /^(financial )?need([- ]based)?$/i;

export type Surroundings = { section: Section | null; attributes: string[]; title?: string; label?: string };

/** What the letter as a whole tells about each of its lines. */
export function contextFrom(lines: Line[], institution: Institution): (row: Surroundings) => AidContext {
  const text = lines.map((line) => line.text).join(' ');
  const letter = {
    schoolName: normalText(institution.name ?? ''),
    schoolState: institution.state,
    schoolWords: [
      ...tellingOf(institution.name),
      ...schoolWordsOf(campusOf(institution.name)).slice(0, 1),
      ...acronymOf(institution.name ?? ''),
    ],
    isNeedOnly: needOnly.test(text) || (text.includes('need') && noOther.test(text)),
  };
  const remarkOf = remarksIn(lines);
  return (row) => {
    const remark = remarkOf(row.label ?? '');
    const isOutside = remark.isOutside && isGift(row.section);
    const told = remark.isLent && isGift(row.section) ? 'LOAN' : isOutside ? 'OUTSIDE' : null;
    return {
      ...letter,
      isNeedTold: remark.isNeed,
      isNotState: remark.isNotState,
      isNeedOnly:
        letter.isNeedOnly ||
        remark.isNeed ||
        needHeading.test(normalText(row.title ?? '')) ||
        row.attributes.some((text) => needColumn.test(text)),
      section: typeOf(row) ?? told ?? row.section,
      attributes: (remark.isGrant ? [...row.attributes, 'grant'] : row.attributes).join(' '),
      giver: isOutside ? 'PRIVATE' : giverOf(row.title ?? '', row.attributes, letter.schoolState, letter.schoolName),
    };
  };
}

const isGift = (section: Section | null): boolean => section === null || section === 'AID' || section === 'GIFT';

/** "Canisteo" of "State University College at Canisteo": funds bear the name of the campus. */
const campusOf = (name: string | null): string | null =>
  /(?: at |[a-z] ?[–—] ?)(\p{Lu}.*)$/u.exec(name ?? '')?.[1] ?? null;

/** "northern" and "sauk" of Northern Sauk College: behind a quarter of the sky the next word tells too. */
function tellingOf(name: string | null): string[] {
  const words = schoolWordsOf(name);
  return words.slice(
    0,
    /^((north|south|east|west)(ern|east|west)?|central|upper|lower|greater)$/.test(words[0] ?? '') ? 2 : 1,
  );
}

/** "MVCC" of Meramec Valley Community College. */
function acronymOf(name: string): string[] {
  const letters = name.match(/\b\p{Lu}/gu) ?? [];
  return letters.length > 2 ? [letters.join('').toLowerCase()] : [];
}

/** "Must be repaid" beside or under a row. */
const isRepaid = (type: string): boolean => sectionByVerb(normalText(type)) === 'LOAN';

/** A column for the type of aid says it for each row. */
function typeOf(row: Surroundings): Section | null {
  const types = row.attributes.map((text) => text.trim().toLowerCase());
  if (types.some((type) => /^((student|federal|parent|direct) )*loans?$/.test(type) || isRepaid(type))) return 'LOAN';
  if (types.some((type) => /^(work|work.?study|employment|job)$/.test(type))) return 'WORK';
  if (
    types.some((type) =>
      /^((external|outside)( (scholarship|award|aid|grant|resource)s?)?|private scholarships?)$/.test(type),
    )
  )
    return 'OUTSIDE';
  return null;
}
