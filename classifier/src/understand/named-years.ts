/** The year in which the school year of a head begins: "2026-27", "26/27"; null where it names none. */
function startIn(text: string): number | null {
  const [, whole, short, next] = pairOfYears.exec(text) ?? [];
  const start = Number(whole?.slice(2) ?? short ?? Number.NaN);
  return Number(next) === start + 1 ? 2000 + start : null;
}
const pairOfYears = /(?<!\d)(?:(20\d\d)|([23]\d)(?= ))(?: ?(?:\/|to) ?| )(?:20)?(\d\d)\b/;

export const isYear = (text: string, awardYear: string | null): boolean =>
  awardYear !== null && startIn(text) === Number(awardYear.slice(0, 4));

export const isOtherYear = (text: string, awardYear: string | null): boolean =>
  awardYear !== null && startIn(text) !== null && !isYear(text, awardYear);

export const isEarlierYear = (text: string, awardYear: string | null): boolean => {
  const start = startIn(text);
  return awardYear !== null && start !== null && start < Number(awardYear.slice(0, 4));
};

/** "Four years", "4-year total". */
export const isOfAllYears = (text: string): boolean => /\b(two|three|four|five|[2-5]) years?\b/.test(text);

/** Every time that these words name is before the award year: "Spring 2026" and "calendar year 2025" are for 2026-2027. */
export function isEarlierTime(text: string, awardYear: string | null): boolean {
  if (isEarlierYear(text, awardYear)) return true;
  const starts = [...text.matchAll(oneTime)].map(
    ([, name, year]) => Number(year) - (endsYear.test(name ?? '') ? 1 : 0),
  );
  return awardYear !== null && starts.length > 0 && starts.every((start) => start < Number(awardYear.slice(0, 4)));
}
const oneTime =
  /\b(fall|autumn|winter|spring|summer|calendar|tax)(?: (?:semester|term|quarter|year|session))?(?: of)? (20\d\d)\b/g;
/** A school year begins in the fall; its summer may be the one before. */
const endsYear = /winter|spring/;
