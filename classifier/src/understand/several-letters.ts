import type { Line } from './lines.ts';
import { namesIn } from './school-names-in.ts';

/** What a page says about whose letter it is; empty where it says nothing. */
type Owner = Record<'id' | 'dear' | 'student' | 'school', Set<string>> & { isFirstPage: boolean };

const studentId =
  /\b(?:id|identifier|id number|id no\.?|student (?:no\.?|number|#))\s*[:#]?\s*([a-z]{0,2}\d{6,10})\b/gi;
const salutation =
  /^(?:Dear|DEAR|Hello|Hi|Welcome)[ ,]+(?:Mr\.? |Ms\.? |Mrs\.? |Mx\.? |Dr\.? )?([A-Z][\p{L}'’-]+)(?: [A-Z][\p{L}'’.-]*){0,3} *(?:[,:!–—]|$)/u;
const labelled =
  /\b(?:(?:Student|STUDENT)(?:(?: Name| name| NAME)?\s*[:–—-]| Name| name| NAME| (?= ))|(?:Name|NAME|[Pp]repared for|Recipient|Applicant|[Oo]ffer for|[Aa]wards? for)\s*[:–—-]?)\s+([A-Z][\p{L}'’-]+,? (?:[A-Z]\.? )?[A-Z][\p{L}'’-]+)/gu;
/** "Awards for Fall Semester", "Student - Health Insurance": no one's name. */
const noName =
  /\b(aid|award|academic|year|fall|winter|spring|summer|term|semester|quarter|loan|grant|health|insurance|index|fees?|costs?|charges?|campus|budget|total|status|type|id|number|services?|office|university|college|school|undergraduate|graduate|first|new)\b/i;
/** A line with an amount or the name of a fund is a row of a table that goes on, and no letterhead. */
const money = /\$ ?\d|\d,\d{3}\b|\d\.\d\d\b/;
const ofTables = /\b(plan|fund|grant|scholarship|loan|work[- ]study)\b/i;
const anybody = /^(student|parent|parents|family|applicant|admitted|future|friend|sir|aid|financial)$/i;

/** Pages that each make an offer, to different students or from different schools, are several letters. */
export function holdsSeveralLetters(lines: Line[], offerPages: Set<number>): boolean {
  if (offerPages.size < 2) return false;
  const owners = [...offerPages].map((page) => ownerOf(lines.filter((line) => line.page === page)));
  return owners.some((one, index) => owners.slice(index + 1).some((other) => areOthers(one, other)));
}

function ownerOf(lines: Line[]): Owner {
  const all = (pattern: RegExp): string[] =>
    lines.flatMap((line) => [...line.text.matchAll(pattern)].map((match) => match[1] ?? ''));
  const dear = lines.flatMap((line) => salutation.exec(line.text)?.[1] ?? []);
  const head = lines.slice(0, 4).filter(({ text }) => !money.test(text) && !ofTables.test(text));
  return {
    id: setOf(all(studentId)),
    dear: setOf(dear),
    student: setOf(all(labelled).filter((name) => !noName.test(name))),
    school: setOf(head.flatMap(({ pieces }) => pieces.flatMap(({ text }) => namesIn(text)))),
    isFirstPage: lines.some((line) => /\bpage 1 of \d|^page 1$|\b1 of \d+$/i.test(line.text.trim())),
  };
}

const setOf = (words: string[]): Set<string> =>
  new Set(words.filter((word) => !anybody.test(word.split(' ')[0] ?? '')).map((word) => word.toLowerCase()));

/** One fact that both tell and that agrees makes them one letter; else one that differs makes them two. */
function areOthers(one: Owner, other: Owner): boolean {
  const facts = (['id', 'student', 'dear'] as const).filter((fact) => one[fact].size > 0 && other[fact].size > 0);
  if (facts.some((fact) => isShared(one[fact], other[fact]))) return differ(one.school, other.school);
  return facts.length > 0 || differ(one.school, other.school) || (one.isFirstPage && other.isFirstPage);
}

const isShared = (one: Set<string>, other: Set<string>): boolean => [...one].some((word) => other.has(word));

/** Two letterheads; a page that names a part of the school or nothing differs not. */
const differ = (one: Set<string>, other: Set<string>): boolean =>
  one.size > 0 &&
  other.size > 0 &&
  ![...one].some((name) => [...other].some((word) => word.includes(name) || name.includes(word)));
