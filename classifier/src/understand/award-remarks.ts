import { meritPattern } from '../phrases/gift-phrases.ts';
import { normalText } from '../phrases/normal-text.ts';
import { isSurelyLent, lent } from './lent-remarks.ts';
import type { Line } from './lines.ts';

/** What the letter says of an award besides its amount. `isNotState`: it bears a state's name, and is not the state's; `isGrant`: it is called a grant, whatever its name. */
export type Remark = { isNeed: boolean; isOutside: boolean; isNotState: boolean; isGrant: boolean; isLent: boolean };

const need =
  /\bwith (high |demonstrated |documented |exceptional |significant |great |financial )*need\b|\b(is|are) an? (\w+ )?need[- ]based\b|\b(because of|based (solely |only )?on|basis of|according to|by) (your |high |demonstrated |exceptional |financial )*need\b|\bon (demonstrated |financial )*need (alone|only)\b/i;

const outside =
  /\bas (an? )?(outside|external|private)\b|\b(is|are) (an? )?(outside|external|private) (aid|award|gift|scholarship|resource)|\bfrom outside (the|our)\b|\bnot (awarded |given |paid |funded )?(by|from) (the|our) (college|university|school|institute|institution|seminary)\b|\b(paid|reported|sent) (to us |directly )?(by|through) (the|your|its) (sponsor|donor|congregation|church|parish|employer)\b|\bwhich (the|your) (?!(state|college|university|school|institute|seminary|government|department|registrar|dean)\b)\w+ (has |have |will )?(mail(ed|s)?|sent|sends?|pays?|paid|wired?|told) us\b/i;

/** "$500 outside award, reported by you", right behind the name. */
const outsideBehind =
  /^ *\$?[\d,.]+ (outside|external|private) (award|donor|gift|scholarship)(?=[,;·]| [·–—(]| (reported|from|paid|given|sent|by|you)\b)/i;

/** In small letters: "Employer Paid Tuition Benefits" is the next line of a plan. */
const byEmployer = /\bemployer(['’]s)? (benefit|contribution|pays|paid|will pay)\b/;

const notState =
  /\bnot (an? |the )?state( of \p{Lu}\p{Ll}+)*('s)? (award|grant|scholarship|aid|fund|money|program)s?\b|\bnot (from|given by|paid by|funded by|awarded by) the state\b/iu;

/** "is a need-based grant of the College", ", our own grant for commuters,": right behind the name, in small letters. */
const grant = /^,?( (?:is|are))? (?:an?|our|the \S+['’]s)(?: (?!merit|talent|academic)[\p{Ll}-]+){0,3} grants?\b/u;
const mayBeGrant =
  /\p{L},?(?: (?:is|are))? (?:an?|our|the \S+['’]s)(?: (?!merit|talent|academic)[\p{Ll}-]+){0,3} grants?\b/u;

/** A sentence that goes on about the award of the one before: "This award is …". */
const goesOn = /\. (?=(You (told|reported)|This|It|They|We (set|give|award|make) (this|these|it|them))\b)/g;
const otherAward =
  /\b(Grant|Scholarship|Award|Loan|Pell|Work-Study)s?\b|\$.*\$|\. \.|\b(An?|Some|Most|Many|All|Our) ([a-z-]+ )?(grant|scholarship|award)s?\b/;

/** Looks up what sentences and footnotes say of an award by its name. */
export function remarksIn(lines: Line[]): (label: string) => Remark {
  const texts = downCards(lines);
  const whole = texts.join(' ').replace(goesOn, '; ');
  const payers = payersIn(whole);
  // Most letters say no such thing of any award.
  const mayNeed = need.test(whole);
  const mayOutside = payers.length > 0 || mayBeOutside(whole);
  const mayNotState = notState.test(whole);
  const mayGrant = whole.includes(' grant') && mayBeGrant.test(whole);
  const mayLent = lent.test(whole);
  if (!mayNeed && !mayOutside && !mayNotState && !mayGrant && !mayLent) return () => nothing;
  return remember((label) => {
    const parts = around(label, whole);
    const said = [...parts.flatMap(sentencesOf), ...footnotesOf(label, texts)];
    const isNeed = mayNeed && (said.some((text) => saysOf(text, need)) || parts.flatMap(leadsOf).some(opensWithNeed));
    const isOutside =
      mayOutside &&
      (payers.some((payer) => label.startsWith(`${payer} `)) ||
        said.some(
          (text) =>
            saysOf(text, outside) || outsideBehind.test(text) || saysOf(text, byEmployer) || isByGiver(text, label),
        ));
    return {
      isNeed,
      isOutside,
      isNotState: mayNotState && said.some((text) => saysOf(text, notState)),
      isGrant: mayGrant && !meritPattern.test(normalText(label)) && said.some((text) => grant.test(text)),
      isLent: mayLent && said.some((text) => saysOf(text, lent) && isSurelyLent(text)),
    };
  });
}

/** The text of each line; that of cards side by side from top to bottom, one card after the other. */
function downCards(lines: Line[]): string[] {
  const runs: Line[][] = [];
  for (const line of lines) {
    const last = runs.at(-1)?.at(-1);
    if (last && isUnder(last, line)) runs.at(-1)?.push(line);
    else runs.push([line]);
  }
  return runs.flatMap((run) =>
    run.length > 1
      ? (run[0]?.pieces ?? []).map((_, column) => `${run.map(({ pieces }) => pieces[column]?.text).join(' ')}.`)
      : (run[0]?.text.replace(/\s+/g, ' ').trim() ?? []),
  );
}

/** Words under words, in as many columns from the same edges. */
const isUnder = (upper: Line, { pieces, page }: Line): boolean =>
  pieces.length > 1 &&
  page === upper.page &&
  pieces.length === upper.pieces.length &&
  pieces.every(({ x }, index) => Math.abs(x - (upper.pieces[index]?.x ?? 0)) < 4) &&
  ![...pieces, ...upper.pieces].some(({ text }) => hasSum.test(text));
/** A rate is none: "interest rate 6.39%". */
const hasSum = /\$ ?\d|\d,\d{3}|\d\.\d\d\b(?! ?%)/;

const nothing: Remark = { isNeed: false, isOutside: false, isNotState: false, isGrant: false, isLent: false };

const mayBeOutside = (whole: string): boolean =>
  outside.test(whole) ||
  byEmployer.test(whole) ||
  whole.includes('eported') ||
  /\d (outside|external|private) (award|donor|gift|scholarship)/i.test(whole);

/** Each row is asked about several times. */
function remember(find: (label: string) => Remark): (label: string) => Remark {
  const found = new Map<string, Remark>();
  return (label) => {
    const remark = found.get(label) ?? find(label);
    found.set(label, remark);
    return remark;
  };
}

/** The words hold of this award where no other is named before them. */
function saysOf(text: string, pattern: RegExp): boolean {
  const at = text.search(pattern);
  return at >= 0 && at < 140 && !otherAward.test(text.slice(0, at));
}

/** "Reported to us by Harlan Schools" of the "Harlan Schools Bridge Award": the giver whose name it bears is no part of the school. */
function isByGiver(text: string, label: string): boolean {
  const giver = text.includes('eported') ? reportedBy.exec(text)?.[1] : undefined;
  return giver !== undefined && label.startsWith(giver) && !otherAward.test(text.slice(0, text.search(reportedBy)));
}
const reportedBy = /\b[Rr]eported (?:to us )?by (?:the )?(\p{Lu}\S*(?: \p{Lu}[^\s.,;]*)+)/u;

/** "Orr Timber pays us in January": who pays the school is not the school. The name may be any of the last words, two at least. */
function payersIn(whole: string): string[] {
  const leads = whole.includes(' us') ? whole.split(paysUs).slice(0, -1) : [];
  return leads.flatMap((lead) => {
    const words = lead.slice(-80).split(' ');
    return [2, 3, 4]
      .map((count) => words.slice(-count))
      .filter((name) => name.every(isCapital))
      .map((name) => name.join(' '));
  });
}
const paysUs = / (?:will )?(?:pays?|reimburses?|sends?) us\b/;
const isCapital = (word: string): boolean => /^\p{Lu}/u.test(word);

/** "Scholarship Incentive Program (ScIP)": sentences call it so. */
const shortName = /\((\p{Lu}\p{L}*\p{Lu})\)/u;

/** What stands around each name of the award: the printed one, which is two words at least, and the short one. */
function around(label: string, whole: string): string[][] {
  const name = label
    .replace(/\([^)]*\)|[*†‡§:]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const short = shortName.exec(label)?.[1];
  const parts = /^\p{Lu}\S* \S*\p{L}/u.test(name) ? [whole.split(name)] : [];
  return short ? [...parts, whole.split(new RegExp(`(?<![\\p{L}(])${short}(?!\\p{L})`, 'u'))] : parts;
}

/** "; BRIDGE is paid by need": behind a semicolon another award may be told of. */
const sentenceEnd =
  /\.\s|\.$|; (?=(?!(?:This|These|It|They|You|We|Both|Each|All)\b)\p{Lu}\S*(?: \p{Lu}\S*){0,5} (?:is|are|was|were|has|have|goes|go|comes?|pays?)\b)/u;

/** The rest of each sentence behind the award's name, as far as it may speak of it: a table has no full stop. */
const sentencesOf = (parts: string[]): string[] =>
  parts.slice(1).map((rest) => rest.slice(0, 280).split(sentenceEnd, 1)[0] ?? '');

/** The beginning of each sentence, up to the name. */
const leadsOf = (parts: string[]): string[] =>
  parts.slice(0, -1).map((before) => before.slice(-160).split(/\.\s/).at(-1) ?? '');

/** "Because of your need you are given the": nothing else is named between, nor before, of which it would be said. */
function opensWithNeed(lead: string): boolean {
  const said = need.exec(lead);
  if (said && otherAward.test(lead.slice(0, said.index))) return false;
  const between = said ? lead.slice(said.index + said[0].length) : '';
  return said !== null && /^[^:;$]{0,70}\b(an?|the|our|your)( \p{Ll}+)? $/u.test(between) && !otherAward.test(between);
}

/** "Rivera Scholarship*" and "* Awarded by …", "Hale Fund (2)" and "(2) Lent by …". */
function footnotesOf(label: string, texts: string[]): string[] {
  const mark = /([*†‡§]+|\(\d\)|\[\d\])$/.exec(label.trim())?.[0];
  if (!mark) return [];
  return texts.filter((text) => text.startsWith(mark) && !/^[*†‡§]/.test(text.slice(mark.length)));
}
