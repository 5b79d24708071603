import { describe, expect, test } from 'vitest';
import { letterFromText } from '../testing/letter-from-text.ts';
import { awardYearOf } from './award-year.ts';
import { institutionOf } from './institution.ts';
import { linesOf } from './lines.ts';
import { readAddress } from './school-address.ts';
import { namesIn } from './school-name.ts';

describe('does', () => {
  test.each([
    ['Welcome to Stonebridge Lutheran College for the year', 'Stonebridge Lutheran College'],
    ['MOHAWK TERRACE STATE COLLEGE', 'MOHAWK TERRACE STATE COLLEGE'],
    ['University of Texas at Tyler', 'University of Texas at Tyler'],
    ['College of the Southern Plains', 'College of the Southern Plains'],
    ['Cedar Falls Institute of Art and Design', 'Cedar Falls Institute of Art and Design'],
    ["St. Brendan's University", "St. Brendan's University"],
    ['Meridian School of Law', 'Meridian School of Law'],
    ['Johnson & Wales University, Providence', 'Johnson & Wales University'],
  ])('finds the school in "%s"', (text, name) => expect(namesIn(text)).toEqual([name]));

  test.each([
    ['77 Old Main Lane • Wooster, OH 44691 • (330) 555-0136', { city: 'Wooster', state: 'OH', zip: '44691' }],
    ['1 College Circle, San Luis Obispo, CA 93401', { city: 'San Luis Obispo', state: 'CA', zip: '93401' }],
    ['300 University Drive - Brookings, SD 57006 - www', { city: 'Brookings', state: 'SD', zip: '57006' }],
    ['Salem, Oregon 97301', { city: 'Salem', state: 'OR', zip: '97301' }],
    ['ALBANY, NY 12207', { city: 'Albany', state: 'NY', zip: '12207' }],
  ])('reads the address in "%s"', (text, address) => expect(readAddress(text)).toEqual(address));

  test("takes the school's address, not the student's", () => {
    const letter = letterFromText(`Northgate College
Office of Admission
1 Chapel Drive
Holland, MI 49423

Zoe Lattimer
1773 Sagebrush Trl
Elko, NV 89801`);
    const { evidence: _, ...school } = institutionOf(letter, letter.pages.flatMap(linesOf));
    expect(school).toEqual({ name: 'Northgate College', city: 'Holland', state: 'MI', zip: '49423' });
  });

  test.each([
    ['Financial Aid Award 2026-27', '2026-2027'],
    ['Aid Year: 2627', '2026-2027'],
    ['Aid Year 2027', '2026-2027'],
    ['Statement of Awards 26-27AY', '2026-2027'],
    ['Award Letter (07/01/2026 - 06/30/2027)', '2026-2027'],
    ['My Awards Fall 2026 to Spring 2027', '2026-2027'],
    ['Prior award year 2025-2026 (for comparison only)\nAward Notice 2026–2027', '2026-2027'],
    ['My Financial Aid Offer', null],
  ])('"%s" is the year %s', (text, year) => {
    expect(awardYearOf(letterFromText(text).pages.flatMap(linesOf)).awardYear).toBe(year);
  });
});

describe('refuses', () => {
  test.each([
    '300 University Drive',
    'College Financing Plan',
    'University Grant',
    'Ohio College Opportunity Grant',
    'High school:',
  ])('"%s" names no school', (text) => expect(namesIn(text)).toEqual([]));

  test('a zip code of another state is no address', () => expect(readAddress('Ada, NY 74820')).toBeNull());
});
