import { describe, expect, test } from 'vitest';
import type { Section } from '../phrases/heading-phrases.ts';
import { aidKind } from './aid-kind.ts';

const at = (schoolState: string, section: Section | null = 'AID') => ({
  schoolName: 'harrow glen college',
  schoolWords: ['harrow', 'glen'],
  schoolState,
  section,
  attributes: '',
  isNeedOnly: false,
});

describe('does', () => {
  test.each([
    ['Fed Pell Grt', 'OH', 'FEDERAL GRANT PELL'],
    ['Iowa Tuition Gr', 'IA', 'STATE GRANT STATE_GRANT'],
    ['Ky Educ Excellence Schol', 'KY', 'STATE SCHOLARSHIP STATE_SCHOLARSHIP'],
    ['IL Veterans Grant', 'IL', 'STATE GRANT MILITARY'],
    ['CalVet Fee Waiver', 'CA', 'STATE GRANT MILITARY'],
    ['Presbytery Matching Grant', 'OH', 'INSTITUTION GRANT INSTITUTIONAL_GRANT'],
    ['Presbytery Grant', 'OH', 'PRIVATE SCHOLARSHIP OUTSIDE'],
    ['Red Lake Band Higher Ed Grant', 'MN', 'PRIVATE GRANT TRIBAL'],
    ['Nez Perce Education Dept', 'ID', 'PRIVATE GRANT TRIBAL'],
    ['Turtle Mountain Chippewa Higher Ed', 'ND', 'PRIVATE GRANT TRIBAL'],
    ['Laguna Pueblo Higher Education', 'NM', 'PRIVATE GRANT TRIBAL'],
    ['Osage Nation Scholarship', 'OK', 'PRIVATE GRANT TRIBAL'],
    ['Raider Nation Scholarship', 'OH', 'INSTITUTION SCHOLARSHIP OTHER_SCHOLARSHIP'],
    ['Jazz Band Award', 'OH', 'INSTITUTION SCHOLARSHIP MERIT'],
    ['Resident Assistant Stipend', 'OH', 'INSTITUTION WORK INSTITUTIONAL_EMPLOYMENT'],
    ['Resident Assistant Room Credit', 'OH', 'INSTITUTION GRANT TUITION_WAIVER'],
    ['FEDERAL SUPPL EDUC OPPOR GRANT', 'OH', 'FEDERAL GRANT SEOG'],
    ['Federal S.E.O.G.', 'OH', 'FEDERAL GRANT SEOG'],
    ['Fed TEACH Grant UG', 'OH', 'FEDERAL GRANT TEACH'],
    ['Sub Direct Stafford Loan', 'OH', 'FEDERAL LOAN DIRECT_SUBSIDIZED'],
    ['FEDERAL DIRECT UNSUBSIDIZED LO', 'OH', 'FEDERAL LOAN DIRECT_UNSUBSIDIZED'],
    ['Fed Dir Unsub Ln', 'OH', 'FEDERAL LOAN DIRECT_UNSUBSIDIZED'],
    ['Sub/Unsub Loan', 'OH', 'FEDERAL LOAN DIRECT_UNSPECIFIED'],
    ['Federal Direct Loan', 'OH', 'FEDERAL LOAN DIRECT_UNSPECIFIED'],
    ['Federal PLUS (Parent) Loan', 'OH', 'FEDERAL LOAN PARENT_PLUS'],
    ['PLUS', 'OH', 'FEDERAL LOAN PARENT_PLUS'],
    ['Choir Stipend, six hours a week', 'OH', 'INSTITUTION WORK INSTITUTIONAL_EMPLOYMENT'],
    ['Parent PLUS Loan or Private Loan', 'OH', 'FEDERAL LOAN PARENT_PLUS'],
    ['PLUS or Alternative Loan', 'OH', 'FEDERAL LOAN PARENT_PLUS'],
    ['Board of Governors Merit Scholarship', 'OH', 'INSTITUTION SCHOLARSHIP MERIT'],
    ['Montana Grange Association Scholarship', 'MT', 'PRIVATE SCHOLARSHIP OUTSIDE'],
    ['Tri-State Neighbor Waiver', 'OH', 'INSTITUTION GRANT TUITION_WAIVER'],
    ['Direct Grad/Prof PLUS Loan', 'OH', 'FEDERAL LOAN GRAD_PLUS'],
    ['MASSGrant Plus', 'MA', 'STATE GRANT STATE_GRANT'],
    ['Sallie Mae Parent Loan', 'NJ', 'PRIVATE LOAN PRIVATE_LOAN'],
    ['Harrow Glen Trustee Loan', 'OH', 'INSTITUTION LOAN INSTITUTIONAL_LOAN'],
    ['Nursing Student Loan (NSL)', 'KS', 'FEDERAL LOAN OTHER_LOAN'],
    ['NJCLASS Loan', 'NJ', 'STATE LOAN STATE_LOAN'],
    ['Auxiliary Remembrance Scholarship', 'OH', 'INSTITUTION SCHOLARSHIP OTHER_SCHOLARSHIP'],
    ['Huron County Auxiliary Scholarship', 'OH', 'PRIVATE SCHOLARSHIP OUTSIDE'],
    ['HOPE Scholarship', 'GA', 'STATE SCHOLARSHIP STATE_SCHOLARSHIP'],
    ['HOPE Scholarship', 'OH', 'INSTITUTION SCHOLARSHIP OTHER_SCHOLARSHIP'],
    ['C. Lee Zellner', 'GA', 'INSTITUTION SCHOLARSHIP OTHER_SCHOLARSHIP'],
    ['Next NC Scholarship', 'NC', 'STATE GRANT STATE_GRANT'],
    ['RI State Grant', 'RI', 'STATE GRANT STATE_GRANT'],
    ['VA Commonwealth Award', 'VA', 'STATE GRANT STATE_GRANT'],
    ['Out-of-State Tuition Waiver', 'SC', 'INSTITUTION GRANT TUITION_WAIVER'],
    ['T/R State KRS 515', 'KY', 'STATE GRANT TUITION_WAIVER'],
    ['Employer Paid Tuition Benefits', 'MD', 'PRIVATE SCHOLARSHIP OUTSIDE'],
    ['BIA Grant', 'OK', 'FEDERAL GRANT TRIBAL'],
    ['Navajo Nation (ONNSFA)', 'AZ', 'PRIVATE GRANT TRIBAL'],
    ['Yellow Ribbon - VA Match', 'SC', 'FEDERAL GRANT MILITARY'],
    ['Yellow Ribbon - Harrow Glen Share', 'OH', 'INSTITUTION GRANT MILITARY'],
    ['ND National Guard Tuition Assistance', 'ND', 'STATE GRANT MILITARY'],
    ['Maine National Guard Tuition Benefit', 'ME', 'STATE GRANT MILITARY'],
    ['Navy ROTC Scholarship, housing option', 'ME', 'FEDERAL GRANT MILITARY'],
    ['High Plains Coop Scholarship', 'ME', 'PRIVATE SCHOLARSHIP OUTSIDE'],
    ['Football Room On Campus', 'SC', 'INSTITUTION SCHOLARSHIP ATHLETIC'],
    ['Erie Rotary Club Scholarship', 'PA', 'PRIVATE SCHOLARSHIP OUTSIDE'],
    ['Nevada Kiwanis Scholarship', 'NV', 'PRIVATE SCHOLARSHIP OUTSIDE'],
    ['Kansas Grange Scholarship', 'OH', 'PRIVATE SCHOLARSHIP OUTSIDE'],
    ['Ford Family Foundation Scholarship', 'OR', 'PRIVATE SCHOLARSHIP OUTSIDE'],
    ['Foundation Studies Grant', 'OH', 'INSTITUTION GRANT INSTITUTIONAL_GRANT'],
    ['OHIO TRUCKERS ASSN SCHOL', 'OH', 'PRIVATE SCHOLARSHIP OUTSIDE'],
    ['Hathaway Need Supplement', 'WY', 'STATE GRANT STATE_GRANT'],
    ['Oregon Promise Grant', 'OR', 'STATE SCHOLARSHIP STATE_SCHOLARSHIP'],
    ['EARN Indiana', 'IN', 'STATE WORK STATE_WORK_STUDY'],
    ['Harrow Glen Foundation Scholarship', 'OH', 'INSTITUTION SCHOLARSHIP OTHER_SCHOLARSHIP'],
    ['Washington State Work Study', 'WA', 'STATE WORK STATE_WORK_STUDY'],
    ['Job Location Work Award', 'HI', 'FEDERAL WORK FEDERAL_WORK_STUDY'],
    ['Research Assistantship', 'DC', 'INSTITUTION WORK INSTITUTIONAL_EMPLOYMENT'],
    ["Dean's Fellowship", 'OH', 'INSTITUTION SCHOLARSHIP MERIT'],
    ['Tucker Family Need Based Sch', 'CT', 'INSTITUTION SCHOLARSHIP NEED_BASED'],
    ['Housing Grant', 'OH', 'INSTITUTION GRANT INSTITUTIONAL_GRANT'],
    ['Self-Help (loan and job)', 'CT', 'UNKNOWN OTHER SELF_HELP'],
    ['Florida Prepaid', 'FL', 'UNKNOWN OTHER OTHER'],
    ['Tenn Student Asst Award', 'TN', 'STATE GRANT STATE_GRANT'],
    ['Okla Tuition Aid', 'OK', 'STATE GRANT STATE_GRANT'],
    ['MI Competitive Schol', 'MI', 'STATE SCHOLARSHIP STATE_SCHOLARSHIP'],
    ['Promise Scholarship', 'TN', 'STATE SCHOLARSHIP STATE_SCHOLARSHIP'],
    ['Harrow Glen Promise', 'WV', 'INSTITUTION SCHOLARSHIP OTHER_SCHOLARSHIP'],
    ['Gilbert Matching Student Grant', 'MA', 'STATE GRANT STATE_GRANT'],
    ['Peace Officer Dependent Exempt TEC 54.351', 'TX', 'STATE GRANT TUITION_WAIVER'],
    ['Valley Freight Employee Tuition Benefit', 'OH', 'PRIVATE SCHOLARSHIP OUTSIDE'],
    ['Faculty/Staff Employee Tuition Benefit', 'OH', 'INSTITUTION GRANT TUITION_WAIVER'],
    ['Acme Freight Tuition Reimb', 'OH', 'PRIVATE SCHOLARSHIP OUTSIDE'],
    ['Marl County Grange award (reported by you)', 'OH', 'PRIVATE SCHOLARSHIP OUTSIDE'],
    ['Lima First Presbyterian', 'OH', 'PRIVATE SCHOLARSHIP OUTSIDE'],
    ['Welding Gear Award (Foundation)', 'OH', 'INSTITUTION SCHOLARSHIP OTHER_SCHOLARSHIP'],
    ['College Foundation Scholarship', 'OH', 'INSTITUTION SCHOLARSHIP OTHER_SCHOLARSHIP'],
    ['Additional Unsub (PLUS denial)', 'OH', 'FEDERAL LOAN DIRECT_UNSUBSIDIZED'],
    ['Harrow Work Award', 'OH', 'INSTITUTION WORK INSTITUTIONAL_EMPLOYMENT'],
    ['Harrow County Kiwanis Schlp', 'OH', 'PRIVATE SCHOLARSHIP OUTSIDE'],
    ['Glen Volunteer Fire Dept Award', 'OH', 'PRIVATE SCHOLARSHIP OUTSIDE'],
    ['Harrow Glen Alumni Club Award', 'OH', 'INSTITUTION SCHOLARSHIP OTHER_SCHOLARSHIP'],
    ['Top Ten Percent Schol', 'TX', 'STATE SCHOLARSHIP STATE_SCHOLARSHIP'],
    ['Top 10% Scholarship', 'TX', 'STATE SCHOLARSHIP STATE_SCHOLARSHIP'],
    ['Institutional Need Gr', 'OH', 'INSTITUTION GRANT INSTITUTIONAL_GRANT'],
  ])('%s in %s is %s', (label, state, expected) => {
    const kind = aidKind(label, at(state));
    expect(`${kind.source} ${kind.category} ${kind.subCategory}`).toBe(expected);
  });

  test('lets the heading decide where the name does not', () => {
    expect(aidKind('Regents Scholarship', at('GA', 'LOAN')).category).toBe('LOAN');
    expect(aidKind('R. Bowen Fund', at('GA', 'OUTSIDE')).source).toBe('PRIVATE');
    expect(aidKind('Orrin Tate Trust Schol', { ...at('GA'), giver: 'INSTITUTION' }).source).toBe('INSTITUTION');
  });

  test("takes a school's own name for the school's, even when a state programme bears it", () => {
    const own = { ...at('MD'), schoolName: 'washington college', schoolWords: ['washington'] };
    expect(aidKind('Washington College Grant', own).source).toBe('INSTITUTION');
  });
});
