import { remembered } from './remembered.ts';
import { apart } from './run-together.ts';
import { cutWord, wholeWord } from './shortened-word.ts';

/** Abbreviations of fund titles; whole words only. The reading of a word alone, not of a word in its place. */
const abbreviations: Record<string, string> = {
  fed: 'federal',
  fdrl: 'federal',
  fedl: 'federal',
  dir: 'direct',
  dl: 'direct',
  fdl: 'federal direct',
  stafford: 'stafford',
  staff: 'staff',
  stfd: 'stafford',
  stffd: 'stafford',
  stffrd: 'stafford',
  stf: 'stafford',
  sub: 'subsidized',
  subs: 'subsidized',
  subsidiz: 'subsidized',
  subsdz: 'subsidized',
  subsidised: 'subsidized',
  unsub: 'unsubsidized',
  uns: 'unsubsidized',
  unsubs: 'unsubsidized',
  unsubd: 'unsubsidized',
  unsubsidiz: 'unsubsidized',
  unsubsidised: 'unsubsidized',
  ln: 'loan',
  lns: 'loan',
  loans: 'loan',
  gr: 'grant',
  gnt: 'grant',
  grnt: 'grant',
  grt: 'grant',
  grants: 'grant',
  sch: 'scholarship',
  schl: 'scholarship',
  scho: 'scholarship',
  schp: 'scholarship',
  schsp: 'scholarship',
  schlr: 'scholarship',
  schol: 'scholarship',
  schols: 'scholarship',
  scholshp: 'scholarship',
  scholrshp: 'scholarship',
  scholarsh: 'scholarship',
  scholarshi: 'scholarship',
  scholarships: 'scholarship',
  awd: 'award',
  awards: 'award',
  remis: 'remission',
  ath: 'athletic',
  athl: 'athletic',
  athletics: 'athletic',
  acad: 'academic',
  undergrad: 'undergraduate',
  univ: 'university',
  pres: 'presidential',
  est: 'estimated',
  wk: 'work',
  wrk: 'work',
  stdy: 'study',
  workstudy: 'work study',
  addl: 'additional',
  supp: 'supplemental',
  suppl: 'supplemental',
  sup: 'supplemental',
  supl: 'supplemental',
  supplmtl: 'supplemental',
  supplementary: 'supplemental',
  ed: 'educational',
  edu: 'educational',
  educ: 'educational',
  education: 'educational',
  opp: 'opportunity',
  oppor: 'opportunity',
  opport: 'opportunity',
  oppty: 'opportunity',
  tuit: 'tuition',
  asst: 'assistance',
  assist: 'assistance',
  natl: 'national',
  found: 'foundation',
  fdn: 'foundation',
  gov: 'governor',
  govs: 'governor',
  governors: 'governor',
  prog: 'program',
  programme: 'program',
  bal: 'balance',
  exempt: 'exemption',
  tot: 'total',
  ttl: 'total',
  yr: 'year',
  yrs: 'years',
  sem: 'semester',
  qtr: 'quarter',
  pkg: 'package',
  ws: 'work study',
  bks: 'books',
  trav: 'travel',
  schlp: 'scholarship',
  schlrshp: 'scholarship',
  subsidi: 'subsidized',
  reimb: 'reimbursement',
  amt: 'amount',
  pmt: 'payment',
  pmts: 'payments',
  pymt: 'payment',
  rm: 'room',
  bd: 'board',
  brd: 'board',
  hlth: 'health',
  ins: 'insurance',
  insur: 'insurance',
  transp: 'transportation',
  trans: 'transportation',
  pers: 'personal',
  exp: 'expenses',
  max: 'maximum',
  min: 'minimum',
  asstship: 'assistantship',
  assistship: 'assistantship',
  gradplus: 'graduate plus',
  afrotc: 'rotc',
  nrotc: 'rotc',
  arotc: 'rotc',
  prvt: 'private',
  pvt: 'private',
  ext: 'external',
  addtl: 'additional',
  exch: 'exchange',
  orig: 'original',
  curr: 'current',
  prev: 'previous',
  disb: 'disbursement',
  disc: 'discount',
  canc: 'cancelled',
  cncl: 'cancelled',
  accp: 'accepted',
  acpt: 'accepted',
  spr: 'spring',
  sprg: 'spring',
  wntr: 'winter',
  ofrd: 'offered',
  offr: 'offered',
};

/** Words without what numbers them on a worksheet: "B. Total gifts", "Step 4. Loans". */
export const withoutNumber = (text: string): string =>
  text.replace(
    /^\s*(\(?([A-H]|\d{1,2}|[IVX]{1,4})[.):]|(step|line|part|section) ([A-H]|\d{1,2}|[IVX]{1,4}|one|two|three|four|five|six)[.:)]?)\s+(?=\p{L})/iu,
    '',
  );

const writtenOut = remembered((printed: string): string => {
  const word = printed.replace(/^([a-z]{4,})\d{1,2}$/, '$1');
  // Every object has a "constructor".
  const whole = Object.hasOwn(abbreviations, word) ? abbreviations[word] : undefined;
  return whole ?? wholeWord(apart(word));
});

/** Small letters, plain punctuation, abbreviations written out: what phrases are matched against. */
export const normalText = remembered((text: string): string => {
  const plain = /[^ \w]/.test(text) ? withPlainSigns(withoutAccents(text)) : text.toLowerCase();
  const words = plain.match(/[a-z0-9+%$]+|\//g) ?? [];
  const last = words.at(-1);
  if (last && /[a-z]\.{3}$/.test(plain)) words[words.length - 1] = cutWord(last);
  return words.map(writtenOut).join(' ');
});

const withPlainSigns = (text: string): string =>
  text
    .replace(/(?<=s)['’](?=[A-Z])/g, ' ')
    .toLowerCase()
    .replace(/['’‘ʻ`]/g, '')
    .replace(/\b([a-z])\.(?=[a-z]\b)/g, '$1')
    .replaceAll('&', ' and ')
    .replace(/(?<=[a-z]{2})\+(?=[a-z]{2})/g, ' and ');

const withoutAccents = (text: string): string =>
  /[^ -~]/.test(text) ? text.normalize('NFKD').replace(/[\u0300-\u036f]/g, '') : text;
