import { inOneLook } from './any-of.ts';
import { betweenBounds } from './kind-phrase.ts';

/**
 * State programmes: code, then patterns over normal text. G need grant, S merit or promise scholarship, L loan, W waiver,
 * WS work. A name that other states or schools use too stands behind `~`: it counts only at a school of that state,
 * and behind `^` only where the title begins with it.
 */
const table = `AL|G alabama student assistance, alabama student grant; L alabama teacher recruitment; G ~asap, ~asg$
AK|G alaska educational grant, alaskadvantage; S alaska performance; L alaska (supplemental|student|family) educational loan, alaska supplemental; G ~aeg$; S ~aps$
AZ|G azleap, arizona leap, arizona promise, ~leap; S arizona teachers? academy; L arizona teacher student loan; L ~^teacher student loan; S ~^teachers academy
AR|S academic challenge, ~acs, arkansas challenge, governor distinguished, workforce challenge, arkansas .*scholarship; G arfuture, arkansas future
CA|G cal ?grant, (california|ca) (college )?promise, ccpg, bog (fee )?waiver, golden state teacher, student success completion, sscg, california chafee, ~college promise grant, ~chafee; S middle class scholarship; L california dream loan; S ~mcs$; WS learning aligned employment, ~laep
CO|G colorado student grant, college opportunity fund, ~cof; WS colorado work study
CT|S willis need merit, willis.* merit, ~(mary ann )?handley; G roberta (b )?willis, rbw need, willis need based, willis scholarship, capcs, cicsg, minority teacher incentive; S ct pact; L (my)?chesla
DE|S seed scholarship, delaware seed, ~seed, delaware .*scholarship, ~inspire scholarship; G ~scip, scholarship incentive program; S ~^inspire$
DC|G dc tuition assistance, dctag, dc tag, dc futures
FL|S bright futures, ~bf (academic|medallion|gold), gold seal, florida academic scholar, florida medallion, benacquisto, ~(fas|fms|gsv|gsc)$; G fsag, florida student assistance, effective access to student, florida resident access, first gen(eration)? matching, ~ease, ~frag; WS florida work experience; S ~^top scholar
GA|S zell miller, ~hope scholarship, ~hope grant, ~hope award, ~hope, ~reach, georgia hope, ~hero scholarship, georgia hero; G public safety memorial, georgia tuition equalization, gteg, ~teg; L student access loan, georgia national guard loan; S ~^hero$, ~^dual enrollment; G ~college completion grant
HI|S hawaii promise, hawaii b plus, hawaii b \\+; G hawaii state; S ~^promise$, ~b\\+, ~^b plus
ID|S idaho opportunity, opportunity scholarship idaho, ~opportunity scholarship, idaho launch, idaho .*scholarship; S ~^launch
IL|G monetary award, (il|isac|illinois) map, ~map, aim high; S golden apple, minority teachers of illinois; S ~mti$
IN|G o ?bannon, adult student grant, workforce ready grant; S 21st cent(ury)?, twenty first century, hoosier educators; WS indiana earn, earn indiana; L invested loan, ~invested; G ~^workforce ready; S next generation hoosier; W ~^cvo
GU|S govguam .*merit; L govguam .*loan; G govguam( .*)? (grant|aid|award)
IA|G kibbie, iowa tuition grant, iowa grant, all iowa opportunity, iowa vocational; S future ready iowa, ~last dollar; L partnership advance; G ~^voc tech( grant)?, ~itg$
KS|G kansas comprehensive, ~comprehensive grant; S kansas state scholarship, kansas promise, kansas .*scholarship, kansas ethnic minority; WS kansas career work; S ~^promise act
KY|G college access program, kentucky tuition grant, ky tuition grant, go higher, ~cap grant, ~ktg; S kees, work ready, egsc, coal county, kentucky educational excellence; L khesl; G ~^cap$, ~^tuition grant$
LA|S tops (opportunity|performance|honors|tech|excellence|award|scholarship), ~tops, taylor opportunity, mj foster; G (louisiana )?go grant
ME|G state of maine grant, maine (state )?grant; L maine loan
MD|G rawlings, guaranteed access, educational assistance grant, maryland .*grant; S maryland .*(scholarship|promise|senatorial|delegate), ~(senatorial|delegates?)( scholarship)?, ~distinguished scholar; G ~^educational assistance, ~eag$; S ~(cc|community college) promise
MA|G massgrant, mass ?grant, gilbert (matching )?(student )?(grant|scholarship), masseducate, massachusetts cash grant, ~cash grant, ~part time grant; W need based tuition waiver, adams (scholarship|tuition|waiver), abigail adams; L (massachusetts|mass|ma) (no interest loan|nil), mefa; L ~no interest loan
MI|S michigan achievement, michigan competitive, michigan reconnect, ~competitive scholarship; G michigan tuition grant, children of veterans, fostering futures, ~mtg, tuition incentive program; L mi loan; S ~mas$, ~mcs$, ~^reconnect; G ~^tuition grant$, ~tip( grant)?$
MN|G minnesota state grant, mn state grant, minnesota child care; S north star promise; L self loan, ~self; WS minnesota (state )?work study; G ~^(postsecondary )?child care grant
MS|G mtag, mississippi tuition assistance, miss tuition assistance, mississippi help, help grant, higher educational legislative; S eminent scholars, eminent schlrs, ~mesg; G ~^help$; L ~(wm|william) winter
MO|G access (missouri|mo); S bright flight, a\\+ scholarship, a\\+ program, ~a\\+, fast track; S ross barnett
MT|S mus (honor|stem), mus 2, montana .*scholarship; G montana tuition assistance, baker grant; G ~mtap; S montana governor
NE|G nebraska opportunity, ~nog, ~^gap assistance; S nebraska career; G ~^ace plus; S ~^career scholarship
NV|S guinn, ~ggms, nevada millennium, ~millennium scholarship, nevada promise; G silver state opportunity, ~ssog
NH|S new hampshire governor, nh governor, ~governor scholarship
NJ|G tuition aid grant, nj tag, nj eof, ~eof, educational opportunity fund, garden state guarantee, community college opportunity grant, ~ccog, ~tag; S nj ?stars, governor urban; L njclass
NM|S (nm|new mexico) (opportunity|legislative lottery|lottery), legislative lottery, ~opportunity scholarship; G (nm|new mexico) student incentive, nmsig, ssig, sleap; WS (nm|new mexico) (state )?work study; S ~^lottery( scholarship)?$; G ~^student incentive
NY|G (nys|new york( state)?) (tap|tuition assistance), enhanced tuition, heop, higher educational opportunity, ~educational opportunity program, ~tap, ~tuition assistance program, ~eop, ~seek, nys seek, aid for part time, ~apts; S excelsior, stem incentive, nys .*scholarship; G ~eta$, (nys|new york state) dream, jose peralta
NC|G next nc, nc need based, north carolina need based, unc need based, nc (community college|cc) grant, (nc|north carolina) educational lottery; L forgivable educational loan, teaching fellows, ~fels; G ~^cc grant; G longleaf commitment
ND|S nd scholarship, north dakota (academic |cte )?scholarship; G nd state, north dakota state student; L deal( student)? loan, ~^deal$; G ~state student incentive; S ~career builders
OH|G ohio college opportunity, ocog, ohio cog; S choose ohio first, governor merit, war orphans; G ~work ready grant
OK|G otag, oklahoma tuition (aid|equalization), oteg; S oklahomas promise, ohlap, oklahoma academic scholars; S ~^academic scholars; S regional university baccalaur\\w*
OR|G oregon opportunity, oregon student aid, oregon tribal; S oregon promise; G ~oog$, ~^opportunity grant
PA|G (pa|pennsylvania) state grant, pheaa, pa tip, pa targeted, chafee educational, ready to succeed, ~rtss, grow pa; L pa forward; WS (pa|pennsylvania) state work; G ~chafee, ~^path( program)?$
RI|S (ri|rhode island) promise, (ri|rhode island) hope; G (ri|rhode island) state grant; L risla; S ~hope scholarship
SC|S palmetto fellows, (sc|south carolina) life, ~life scholarship, life enhancement, sc hope, ~hope scholarship, sc wins, scwins; G (sc|south carolina) (need|tuition) .*grant, sctg, lottery tuition; L (sc )?teachers? loan; S ~^life$; G ~^tuition grant$, ~ltap
SD|S (sd|south dakota) opportunity, dakota corps, build dakota, freedom scholarship, ~opportunity scholarship; G (sd|south dakota) need; S ~^freedom$; S ~jump start, bjugstad
TN|S (tn|tennessee) (hope|promise|reconnect), aspire award, ~aspire, gen(eral)? assembly merit, ~gams$, hope access, ~hope scholarship, ~hope, tels; G (tn|tennessee) student assistance, tsaa, tsac; S ~^promise( scholarship)?$, ~^reconnect; G ~^student assistance award; G wilder naifeh; S mcwherter
TX|G texas (state )?grant, toward excellence access, tpeg, teog, texas (public )?educational, tuition equalization, ~teg; L college access loan, ~^college access$, hinson hazlewood, b on time; S ~top (10|ten)( ?(%|percent))?; WS texas college work study; S texas leadership scholars?; G texas transfer grant
UT|S utah opportunity, new century, regents scholarship utah, ~opportunity scholarship, centennial scholarship; G utah promise; S ~^centennial$
VT|G vsac (incentive )?grant, vsac incentive, vermont (incentive )?grant, vsac grant, 802 ?opportunity, vermont advancement; L vsac; G ~^advancement grant, ~^incentive grant
VA|G vtag, virginia (tuition assistance|tag), vgap, virginia guaranteed, virginia commonwealth award, g3 , ~g3, get skilled get a job, ~tag, ~commonwealth award, college transfer grant; L virginia teaching scholarship loan; W vmsdep; G ~^two year( college)? transfer
WA|G (washington|wa) (college )?grant, wa state need, washington state need, state need grant, wcg, ~opportunity grant, passport to (college|careers); S (washington|wa) (state )?opportunity, wsos, college bound; WS (washington|wa) (state )?work study; S ~opportunity scholarship, ~^passport$; S vocational excellence; G (washington|wa) bridge grant
WV|S underwood smith, (wv|west virginia) promise, ~promise scholarship; G (wv|west virginia) higher educational, wvhegp?, heaps, wv invests; S ~^promise$; G ~^higher educational grant, ~^invests
PR|G beca suplementaria
WI|G wisconsin grant, est wisconsin grant, talent incentive, wheg, wisconsin higher; S academic excellence scholarship wisconsin, wisconsin academic excellence, ~aes; G ~tip( grant)?$; S ~^academic excellence scholarship; G lawton minority, lawton (ugrad|undergraduate|retention|grant), ~minority undergraduate retention; S ~technical excellence, ~tes$, wisconsin covenant
WY|S hathaway; S wyomings? tomorrow; G wyoming works`;

export type StateProgram = {
  state: string;
  type: 'G' | 'S' | 'L' | 'W' | 'WS';
  pattern: RegExp;
  /** What the pattern looks for between word bounds. */
  wording: string;
  /** Known by this name only inside its state. */
  isLocal: boolean;
};

/** A whole name says more than "Delaware … Scholarship", so those with a gap come last. */
export const statePrograms: StateProgram[] = table
  .split('\n')
  .flatMap((line) =>
    line
      .slice(3)
      .split(';')
      .flatMap((group) => programsOf(line.slice(0, 2), group.trim())),
  )
  .toSorted((one, other) => Number(one.wording.includes('.*')) - Number(other.wording.includes('.*')));

function programsOf(state: string, group: string): StateProgram[] {
  const space = group.indexOf(' ');
  const type = group.slice(0, space) as StateProgram['type'];
  return group
    .slice(space + 1)
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
    .map((name) => {
      const wording = name.replace(/^~/, '').replace(/^\^/, '^(?:estimated )?');
      return { state, type, isLocal: name.startsWith('~'), wording, pattern: betweenBounds(wording) };
    });
}

export const anyStateProgram = betweenBounds(inOneLook(statePrograms.map(({ wording }) => wording).join('|')));
