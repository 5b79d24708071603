/** Postal code, name, and the ranges of the first three zip digits. */
const table = `AL|Alabama|350-369
AK|Alaska|995-999
AZ|Arizona|850-865
AR|Arkansas|716-729
CA|California|900-961
CO|Colorado|800-816
CT|Connecticut|060-069
DE|Delaware|197-199
DC|District of Columbia|200-200,202-205
FL|Florida|320-349
GA|Georgia|300-319,398-399
HI|Hawaii|967-968
ID|Idaho|832-838
IL|Illinois|600-629
IN|Indiana|460-479
IA|Iowa|500-528
KS|Kansas|660-679
KY|Kentucky|400-427
LA|Louisiana|700-714
ME|Maine|039-049
MD|Maryland|206-219
MA|Massachusetts|010-027,055-055
MI|Michigan|480-499
MN|Minnesota|550-567
MS|Mississippi|386-397
MO|Missouri|630-658
MT|Montana|590-599
NE|Nebraska|680-693
NV|Nevada|889-898
NH|New Hampshire|030-038
NJ|New Jersey|070-089
NM|New Mexico|870-884
NY|New York|100-149,005-005,063-063
NC|North Carolina|270-289
ND|North Dakota|580-588
OH|Ohio|430-459
OK|Oklahoma|730-749
OR|Oregon|970-979
PA|Pennsylvania|150-196
RI|Rhode Island|028-029
SC|South Carolina|290-299
SD|South Dakota|570-577
TN|Tennessee|370-385
TX|Texas|750-799,885-885
UT|Utah|840-847
VT|Vermont|050-059
VA|Virginia|201-201,220-246
WA|Washington|980-994
WV|West Virginia|247-268
WI|Wisconsin|530-549
WY|Wyoming|820-831
PR|Puerto Rico|006-007,009-009
GU|Guam|969-969
VI|Virgin Islands|008-008`;

export type State = { code: string; name: string; zips: [number, number][] };

export const states: State[] = table.split('\n').map((line) => {
  const [code = '', name = '', ranges = ''] = line.split('|');
  return { code, name, zips: ranges.split(',').map((range) => range.split('-').map(Number) as [number, number]) };
});

const codes = new Set(states.map((state) => state.code));
const byName = new Map(states.map((state) => [state.name.toLowerCase(), state.code]));

/** The two-letter code of "OH" or "Ohio"; null for anything else. */
export function stateCode(text: string): string | null {
  const clean = text.trim().replace(/\.$/, '');
  if (codes.has(clean.toUpperCase())) return clean.toUpperCase();
  return byName.get(clean.toLowerCase()) ?? null;
}

/** How a state's name is shortened besides its code: "Mass.", "Calif.", "Ore.". */
export const shortNames = new Map(
  'AL:ala AZ:ariz AR:ark CA:calif CO:colo CT:conn DE:del FL:fla IL:ill IN:ind KS:kan,kans MA:mass MI:mich MN:minn MS:miss MT:mont NE:neb,nebr NV:nev OK:okla OR:ore,oreg PA:penn,penna TN:tenn TX:tex WA:wash WV:wva WI:wis,wisc WY:wyo'
    .split(' ')
    .map((pair): [string, string[]] => [pair.slice(0, 2), pair.slice(3).split(',')]),
);
const byShortName = new Map([...shortNames].flatMap(([code, names]) => names.map((name) => [name, code] as const)));

/** The code of a state as an address writes it: "OH", "Ohio", "Mass". */
export const writtenState = (text: string): string | null =>
  stateCode(text) ?? byShortName.get(text.trim().replace(/\.$/, '').toLowerCase()) ?? null;

export function stateOfZip(zip: string): string | null {
  const prefix = Number(zip.slice(0, 3));
  const state = states.find(({ zips }) => zips.some(([from, to]) => prefix >= from && prefix <= to));
  return state?.code ?? null;
}
