import { describe, expect, test } from 'vitest';
import { letterFromText } from '../testing/letter-from-text.ts';
import { readAddress } from './addresses-in.ts';
import { awardYearOf } from './award-year.ts';
import { institutionOf } from './institution.ts';
import { linesOf } from './lines.ts';
import { namesIn } from './school-names-in.ts';

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
    ['Our Lady of the Loyal Heart College of Nursing', 'Our Lady of the Loyal Heart College of Nursing'],
    ['HAWTHORNE–PLUS ULTRA UNIVERSITY', 'HAWTHORNE–PLUS ULTRA UNIVERSITY'],
    ['Foo School of Law at Bar University — Financial Aid', 'Foo School of Law at Bar University'],
    ['Hallam College of Nursing at Mercy Lake Medical Center', 'Hallam College of Nursing'],
    ['Texas A&M University–Corpus Christi', 'Texas A&M University–Corpus Christi'],
    ['Office of Financial Aid University of St. Thomas', 'University of St. Thomas'],
    ['Fashion Institute of Technology Award Letter', 'Fashion Institute of Technology'],
    ['Larch University of Pennsylvania Mail', 'Larch University of Pennsylvania'],
    ['Harvard Law School', 'Harvard Law School'],
    ['RC Ruby Crest College', 'Ruby Crest College'],
    ['OCU Oakmulgee Christian University', 'Oakmulgee Christian University'],
    ['Copyright 2026 Central Ozark University', 'Central Ozark University'],
    ['The Reston Institute of Art, Music & Theater', 'Reston Institute of Art, Music & Theater'],
    ['Larch Hollow University 1301 College Avenue', 'Larch Hollow University'],
    ['Institution: Larch Hollow University Career: Undergraduate', 'Larch Hollow University'],
    ['Academic Unit Larch Hollow University', 'Larch Hollow University'],
    ['at Larch Hollow College for 2026-2027', 'Larch Hollow College'],
    ['Universidad Metropolitana del Caribe', 'Universidad Metropolitana del Caribe'],
    ['Universidad Central de la Loma', 'Universidad Central de la Loma'],
    ['welcome to Los Alamitos College', 'Los Alamitos College'],
    ['Butte des Morts Technical College', 'Butte des Morts Technical College'],
    ["Lac d'Or College", "Lac d'Or College"],
    ['Harlan B. Stowe University', 'Harlan B. Stowe University'],
    ['Columbia College Chicago', 'Columbia College Chicago'],
    ['LARCH HOLLOW UNIVERSITY ONLINE', 'LARCH HOLLOW UNIVERSITY ONLINE'],
    ['welcome to Larch Hollow University Online for 2026', 'Larch Hollow University Online'],
    ['Larch College Worldwide Office of Financial Aid', 'Larch College Worldwide'],
    ['Tern Valley State University MyTern Student Center', 'Tern Valley State University'],
    ['University of Tern Valley TernLink Award Summary', 'University of Tern Valley'],
    ['Tern Valley College Self-Service', 'Tern Valley College'],
    ['College of DuPage', 'College of DuPage'],
    ['MidAmerica Bible College', 'MidAmerica Bible College'],
    ['Reston Institute of Technology Grand Junction, CO 81501', 'Reston Institute of Technology'],
  ])('finds the school in "%s"', (text, name) => expect(namesIn(text)).toEqual([name]));

  test.each([
    ['77 Old Main Lane • Wooster, OH 44691 • (330) 555-0136', { city: 'Wooster', state: 'OH', zip: '44691' }],
    ['1 College Circle, San Luis Obispo, CA 93401', { city: 'San Luis Obispo', state: 'CA', zip: '93401' }],
    ['300 University Drive - Brookings, SD 57006 - www', { city: 'Brookings', state: 'SD', zip: '57006' }],
    ['Reston Institute of Technology Grand Junction, CO 81501', { city: 'Grand Junction', state: 'CO', zip: '81501' }],
    ['Harmon University College Park, MD 20740', { city: 'College Park', state: 'MD', zip: '20740' }],
    ['Salem, Oregon 97301', { city: 'Salem', state: 'OR', zip: '97301' }],
    ['ALBANY, NY 12207', { city: 'Albany', state: 'NY', zip: '12207' }],
    ['1100 S Euclid Ave • Sioux Falls • SD 57105', { city: 'Sioux Falls', state: 'SD', zip: '57105' }],
    [
      'Office of Financial Aid, 11000 University Parkway, Building 18, Pensacola, FL 32514, 850-555-0178.',
      { city: 'Pensacola', state: 'FL', zip: '32514' },
    ],
    ['1100 Mesa Road  ♦  Grand Junction, CO 81501', { city: 'Grand Junction', state: 'CO', zip: '81501' }],
    ['BOX 77, MORGANTOWN WV 26506', { city: 'Morgantown', state: 'WV', zip: '26506' }],
    ['Lakewood, N.J. 08701', { city: 'Lakewood', state: 'NJ', zip: '08701' }],
    ['Reston, VA 20191', { city: 'Reston', state: 'VA', zip: '20191' }],
    ['Roswell, New Mexico 88201', { city: 'Roswell', state: 'NM', zip: '88201' }],
    ['4200 Lowell Parkway, St. Louis, MO 63108 · Nursing', { city: 'St. Louis', state: 'MO', zip: '63108' }],
    ['19 Palafox Place, Pensacola, Fla. 32501', { city: 'Pensacola', state: 'FL', zip: '32501' }],
    ['800 Viterbo Avenue ❖ De Pere, WI 54115', { city: 'De Pere', state: 'WI', zip: '54115' }],
    ['605 Main St. · Fayette, Iowa · 52142', { city: 'Fayette', state: 'IA', zip: '52142' }],
    ['An equal opportunity school. Savannah, GA 31404 | x.edu', { city: 'Savannah', state: 'GA', zip: '31404' }],
    ['9 Thayer Street, Warwick, Rl 02886', { city: 'Warwick', state: 'RI', zip: '02886' }],
    ['400 Beall Avenue, Wooster, 0H 44691', { city: 'Wooster', state: 'OH', zip: '44691' }],
    ['Box 12, Ames, lA 50010', { city: 'Ames', state: 'IA', zip: '50010' }],
  ])('reads the address in "%s"', (text, address) => expect(readAddress(text)).toEqual(address));

  type Head = [text: string, height: number];
  const nameOf = (...heads: Head[]) => {
    const text = 'Dear Ana,\nHere is your offer for the year.\nHarmon Grant   $4,000\nFederal Pell Grant   $2,000';
    const letter = letterFromText(`${heads.map(([name]) => name).join('\n')}\n${text}`);
    const page = letter.pages[0];
    for (const line of linesOf(page as NonNullable<typeof page>))
      for (const [name, height] of heads)
        if (line.text === name) for (const { words } of line.pieces) for (const word of words) word.height = height;
    return institutionOf(letter, letter.pages.flatMap(linesOf)).name;
  };
  test.each<[string, Head[]]>([
    [
      'Nashoba Brook Community College',
      [
        ['Nashoba Brook', 20],
        ['Community College', 13],
      ],
    ],
    [
      'Nashoba Brook Community and Technical College',
      [
        ['Nashoba Brook', 20],
        ['Community and Technical College', 13],
      ],
    ],
    [
      'Nashoba Agricultural & Mechanical College',
      [
        ['Nashoba', 20],
        ['Agricultural & Mechanical College', 13],
      ],
    ],
    [
      'Kessel Bible College',
      [
        ['Kessel', 20],
        ['Bible College', 13],
      ],
    ],
    [
      'Kessel College of Art & Design',
      [
        ['Kessel', 20],
        ['College of', 20],
        ['Art & Design', 20],
      ],
    ],
    [
      'Mercy Hill College of Nursing and Health Sciences',
      [
        ['Mercy Hill College of Nursing', 20],
        ['and Health Sciences', 11],
      ],
    ],
    [
      'Larkmoor College of Music and Dance',
      [
        ['Larkmoor College', 27],
        ['of Music and Dance · 12 Mill Street, Ada, OH 45810', 11],
      ],
    ],
    [
      'Larkmoor College',
      [
        ['Larkmoor College', 27],
        ['at 12 Mill Street · Ada, OH 45810', 11],
      ],
    ],
    [
      'Larkmoor School of Divinity and the Humanities',
      [
        ['Larkmoor School of Divinity', 20],
        ['and the Humanities', 20],
      ],
    ],
    [
      'Tamarack State University, Ridge Campus',
      [
        ['Tamarack State University,', 20],
        ['Ridge Campus', 20],
      ],
    ],
    [
      'University of Northern Lakes – Ashland',
      [
        ['University of Northern Lakes', 20],
        ['– Ashland', 20],
      ],
    ],
    [
      'Missouri Breaks College',
      [
        ['Missouri Breaks College', 16],
        ['of The Plains University System', 11],
      ],
    ],
    [
      'University of the Dunes',
      [
        ['UNIVERSITY OF THE', 10],
        ['Dunes', 22],
      ],
    ],
    [
      'Larch Hollow State College',
      [
        ['LARCH', 20],
        ['HOLLOW', 20],
        ['STATE', 20],
        ['COLLEGE', 20],
      ],
    ],
    [
      'University of the Marl Highlands – Odell',
      [
        ['University', 20],
        ['of the Marl', 20],
        ['Highlands', 20],
        ['– Odell', 20],
      ],
    ],
    [
      'Larch Hollow Technical College',
      [
        ['LARCH', 22],
        ['HOLLOW', 22],
        ['TECHNICAL', 15],
        ['COLLEGE', 15],
      ],
    ],
    [
      'Tate-Lund University',
      [
        ['Tate-', 20],
        ['Lund', 20],
        ['University', 20],
      ],
    ],
    ...['LCU Online', 'LCU Portal', 'LCU MyAid', 'LCU Self-Service'].map((portal): [string, [string, number][]] => [
      'Lynn Creek University',
      [
        [portal, 22],
        ['Release 8.41 © 2026 Lynn Creek University, 11 Lake Drive, Juneau, AK 99801', 8],
      ],
    ]),
    [
      'SUNY Canisteo',
      [
        ['SUNY Canisteo', 22],
        ['State University of New York', 14],
      ],
    ],
  ])('reads %s from a letterhead in several lines', (name, heads) => expect(nameOf(...heads)).toBe(name));

  const schoolIn = (text: string) => {
    const letter = letterFromText(text);
    const { evidence: _, ...school } = institutionOf(letter, letter.pages.flatMap(linesOf));
    return school;
  };

  test.each([
    [
      'a state of two words that a line ends in',
      `Pee Dee State University
Office of Student Aid • 300 College Avenue NE • Florence, South
                 Carolina 29501`,
      { name: 'Pee Dee State University', city: 'Florence', state: 'SC', zip: '29501' },
    ],
    [
      "the school's address, not the student's",
      `Northgate College
Office of Admission
1 Chapel Drive
Holland, MI 49423

Zoe Lattimer
1773 Sagebrush Trl
Elko, NV 89801`,
      { name: 'Northgate College', city: 'Holland', state: 'MI', zip: '49423' },
    ],
    [
      'the address beside the name, not that of the accreditor or the servicer',
      `Concord Bible Institute
Accredited by the Association of Schools, 5850 Lee Blvd, Orlando, FL 32822
201 Bluegrass Ave, Wilmore, KY 40390
Loan servicer: Edfin, PO Box 1, Knoxville, TN 37901`,
      { name: 'Concord Bible Institute', city: 'Wilmore', state: 'KY', zip: '40390' },
    ],
    [
      'an address before a sentence about the accreditor',
      'Harmon Institute of Art\nHarmon Institute of Art, 88 Mill Alley, Johnstown, PA 15901. Accredited by the Arts Commission.',
      { name: 'Harmon Institute of Art', city: 'Johnstown', state: 'PA', zip: '15901' },
    ],
    [
      'a city right behind the name',
      '• Leona Creek State University Uvalde, Texas 78801\nFinancial aid 2026-2027',
      { name: 'Leona Creek State University', city: 'Uvalde', state: 'TX', zip: '78801' },
    ],
    [
      'a city of three words right behind the name',
      'Harmon College Salt Lake City, UT 84101\nFinancial aid 2026-2027',
      { name: 'Harmon College', city: 'Salt Lake City', state: 'UT', zip: '84101' },
    ],
    [
      'the name, not the words that tell of what kind it is',
      'A QUAKER COLLEGE\nHarmon College · 15 Mill Lane · Asheboro, North Carolina 27203',
      { name: 'Harmon College', city: 'Asheboro', state: 'NC', zip: '27203' },
    ],
    [
      'a city without a zip, under the name',
      'William & Carver University\nLexington, Virginia\nFinancial aid 2027-28',
      { name: 'William & Carver University', city: 'Lexington', state: 'VA', zip: null },
    ],
    [
      'a zip on a line of its own',
      'Thornbury University    Winona, Minnesota\n                        55987',
      { name: 'Thornbury University', city: 'Winona', state: 'MN', zip: '55987' },
    ],
    [
      'a name over two lines',
      `The Hallam School of Nursing
and Allied Health
33 Mitchell Avenue, Binghamton, NY 13905`,
      { name: 'Hallam School of Nursing and Allied Health', city: 'Binghamton', state: 'NY', zip: '13905' },
    ],
    [
      'a name over three lines',
      'Cloverdell\nTheological\nSeminary\nDubuque, Iowa 52001',
      { name: 'Cloverdell Theological Seminary', city: 'Dubuque', state: 'IA', zip: '52001' },
    ],
    [
      'the campus behind a comma or a dash',
      'BELLAMY STATE UNIVERSITY – ASHTABULA\n2300 Lake Rd, Ashtabula, OH 44004',
      { name: 'Bellamy State University – Ashtabula', city: 'Ashtabula', state: 'OH', zip: '44004' },
    ],
    [
      'a campus with a capital inside',
      'Hudson Falls College – LaSalle\nLaSalle, IL 61301',
      { name: 'Hudson Falls College – LaSalle', city: 'LaSalle', state: 'IL', zip: '61301' },
    ],
    [
      'no campus where the name of a portal follows',
      'Hudson Falls College — StudentCenter\nJersey City, NJ 07306',
      { name: 'Hudson Falls College', city: 'Jersey City', state: 'NJ', zip: '07306' },
    ],
    [
      'no campus where a department, a state or a company follows',
      'Hudson Career Academy, Inc.\nJersey City, NJ 07306',
      { name: 'Hudson Career Academy', city: 'Jersey City', state: 'NJ', zip: '07306' },
    ],
    [
      'no address where only the student has one',
      'Larch Hollow College\nMs. Ana Ruiz\n12 Mill Street\nMonroe, MI 48161',
      { name: 'Larch Hollow College', city: null, state: null, zip: null },
    ],
    [
      'the address in the foot, not the one under the student',
      `Larch Hollow College\nAna Ruiz\n12 Mill Street\nMonroe, MI 48161\n
Harmon Grant      $4,000\n\n9 Hill Road ❖ St. Paul, Minn. 55105`,
      { name: 'Larch Hollow College', city: 'St. Paul', state: 'MN', zip: '55105' },
    ],
    [
      'a place behind the name',
      'Larch Hollow College, Monroe, Michigan\nOffice of Financial Aid',
      { name: 'Larch Hollow College', city: 'Monroe', state: 'MI', zip: null },
    ],
    [
      'an address under an office that looks like a name of a person',
      'Larch Hollow College\nStudent Enrollment Planning\n12 Mill Street\nMonroe, MI 48161',
      { name: 'Larch Hollow College', city: 'Monroe', state: 'MI', zip: '48161' },
    ],
    [
      'an address that goes on in the next line',
      'Larch Hollow College\n$5,000\nLarch Hollow College, 12 Mill Street, Monroe,\nMI 48161 · aid@larch.example',
      { name: 'Larch Hollow College', city: 'Monroe', state: 'MI', zip: '48161' },
    ],
    [
      'an address with dots between all its parts',
      'LARCH HOLLOW COLLEGE\nROCK HILL · SOUTH CAROLINA · 29730',
      { name: 'Larch Hollow College', city: 'Rock Hill', state: 'SC', zip: '29730' },
    ],
    [
      'the school within a university where the letter calls itself by both',
      `Larch Hollow University\nSCHOOL OF LAW\nMonroe, MI 48161\n
Dean's Grant   $5,000\nThis is an offer of Larch Hollow University School of Law.`,
      { name: 'Larch Hollow University School of Law', city: 'Monroe', state: 'MI', zip: '48161' },
    ],
    [
      'the university alone where the letter does not',
      'Larch Hollow University\nSCHOOL OF LAW\nMonroe, MI 48161',
      { name: 'Larch Hollow University', city: 'Monroe', state: 'MI', zip: '48161' },
    ],
    [
      'an address that a line of text breaks off before the zip',
      `Sable Ridge College
You may write to the Office of Student Aid, Sable Ridge College, 118 Marble Street, Brandon, Vermont
05733 · 802.555.0119 at any time.`,
      { name: 'Sable Ridge College', city: 'Brandon', state: 'VT', zip: '05733' },
    ],
    [
      'an address that a line of text breaks off inside the city',
      `Blue Mesa University
All figures may change before the fall. Office of Aid, 1100 North Avenue, Grand
Junction, Colorado 81501, telephone 970-555-0144.`,
      { name: 'Blue Mesa University', city: 'Grand Junction', state: 'CO', zip: '81501' },
    ],
    [
      "the school's city, not that of a student with a title",
      `Blue Mesa University
Blue Mesa University, Grand Junction, Colorado

Miss Ana Van Dorn
12 Oak Court
Freedom, WI 54913`,
      { name: 'Blue Mesa University', city: 'Grand Junction', state: 'CO', zip: null },
    ],
    [
      'a campus in a line with bars',
      `Student Center
Nevada State College, Ely | Undergraduate | 12 Aultman Street, Ely, NV 89301`,
      { name: 'Nevada State College, Ely', city: 'Ely', state: 'NV', zip: '89301' },
    ],
    [
      'no portal before the name',
      'MyTern Tern Valley State University\n12 4th Street, Ely, NV 89301',
      { name: 'Tern Valley State University', city: 'Ely', state: 'NV', zip: '89301' },
    ],
    [
      'no self-service before the name',
      'Self-Service Tern Valley State University\n12 4th Street, Ely, NV 89301',
      { name: 'Tern Valley State University', city: 'Ely', state: 'NV', zip: '89301' },
    ],
    [
      'a campus before the number of a street',
      'Nevada State College, Copper Campus — 12 4th Street, Ely, NV 89301',
      { name: 'Nevada State College, Copper Campus', city: 'Ely', state: 'NV', zip: '89301' },
    ],
    [
      'the school, not an award that is called after none',
      `Copper Basin State University     my.example/aid
University Campus Loan      $1,200
Student Services, 77 Mesquite Ave, Globe, AZ 85501`,
      { name: 'Copper Basin State University', city: 'Globe', state: 'AZ', zip: '85501' },
    ],
    [
      'the signature of the letter, not its signer',
      `Dear Jordan,
Here is your 2026-2027 award.
Redlands Grant   $6,000
Mary Holt
Redlands Valley University
901 Terrace Ave
Ellensburg, WA 98926`,
      { name: 'Redlands Valley University', city: 'Ellensburg', state: 'WA', zip: '98926' },
    ],
    [
      'a name whose first word stands apart from the rest, as a sentence tells it',
      `REDLANDS
Graduate School of Dance | 12 Mill St | Ellensburg, WA 98926
The faculty of the Redlands Graduate School of Dance met.`,
      { name: 'Redlands Graduate School of Dance', city: 'Ellensburg', state: 'WA', zip: '98926' },
    ],
    [
      'the university of the honors college that writes',
      `THE HONORS COLLEGE
at Redlands Valley University
12 Mill St, Ellensburg, WA 98926`,
      { name: 'Redlands Valley University', city: 'Ellensburg', state: 'WA', zip: '98926' },
    ],
    [
      'a name that its first words crown',
      `RIVER BEND
River Bend Technical & Community College
12 Mill St, Ellensburg, WA 98926`,
      { name: 'River Bend Technical & Community College', city: 'Ellensburg', state: 'WA', zip: '98926' },
    ],
  ])('finds %s', (_, text, school) => expect(schoolIn(text)).toEqual(school));

  test.each([
    ['Financial Aid Award 2026-27', '2026-2027'],
    ['Aid Year: 2627', '2026-2027'],
    ['Aid Year 2027', '2026-2027'],
    ['Statement of Awards 26-27AY', '2026-2027'],
    ['Award Letter (07/01/2026 - 06/30/2027)', '2026-2027'],
    ['My Awards Fall 2026 to Spring 2027', '2026-2027'],
    ['Award Year 2026 - 2027', '2026-2027'],
    ['Prior award year 2025-2026 (for comparison only)\nAward Notice 2026–2027', '2026-2027'],
    ['My Financial Aid Offer', null],
    ['AY 26-27', '2026-2027'],
    ['Aid for Fall 2026 and Spring 2027', '2026-2027'],
    ['for the fall of 2026 and the spring of 2027', '2026-2027'],
    ['July 1, 2026 – June 30, 2027', '2026-2027'],
    ['Award period: July 1, 2026 through June\n30, 2027', '2026-2027'],
    ['from September 2026 to August 2027', '2026-2027'],
    ['Offer for 2026/27', '2026-2027'],
    ["Award '26–'27", '2026-2027'],
    ['https://my.school.example/aid?yr=2627', '2026-2027'],
    ['https://my.school.example/aid?yr=2026\nYour 2026-2027 aid offer', '2026-2027'],
    ['aid for the academic year 2026-\n2027 (three modules)', '2026-2027'],
    ['Total Cost of       Tuition   $38,900\nAttendance 2024-\n                    Food   $4,120\n2025', '2024-2025'],
    ['Printed 11/16/2026, Class of 2031, ref. 26/27-11852', null],
    ['Offer 2027-28   Outlook 2028-29   Outlook 2029-30', '2027-2028'],
    [
      'Here is your offer for 2026-27. Last year’s awards stand beside it.\nYour aid    2025-26    2026-27',
      '2026-2027',
    ],
    ['Aid offer     2026-27     2025-26     Change', '2026-2027'],
    [
      'Summer is paid from your 2026-2027 FAFSA.\nAid for 2027-2028 is a separate offer, and needs the 2027-2028 FAFSA.',
      '2026-2027',
    ],
    [
      'Your offer, which is for the 2026-2027 year, stands below with all that we could find for you this time\nYour aid    Fall 2026    Spring 2027\nand needs no reply. The award for 2027-2028 is made in June',
      '2026-2027',
    ],
    [
      'This is what you have for the 2026-2027 year.\nYour next award letter, for 2027-2028, will come in June',
      '2026-2027',
    ],
    ['What you have for 2026-2027.\nThe 2027-2028 FAFSA opens on October 1', '2026-2027'],
    ['Notice of Award, 24 August 2026 to 14 May 2027', '2026-2027'],
    ['Total Cost of Attendance 2021-2022. Rates of loans disbursed from July 1, 2020 to June 30, 2021', '2021-2022'],
    ['Here is your new offer for 2026-2027. It comes in place of that of May. Fees of 2025-2026 are paid', '2026-2027'],
  ])('"%s" is the year %s', (text, year) => {
    expect(awardYearOf(letterFromText(text).pages.flatMap(linesOf)).awardYear).toBe(year);
  });
});

test('a letterhead in small letters', () => {
  const reading = letterFromText(
    'harmon\ncollege of\nmusic and dance\n12 mill street / dayton, oh 45402\nFor Ana Ruiz',
  );
  const { name, city, state } = institutionOf(reading, reading.pages.flatMap(linesOf));
  expect([name, city, state]).toEqual(['Harmon College of Music and Dance', 'Dayton', 'OH']);
});

test.each([
  ['tolland quay\nschool of glass and clay / 12 Mill Street / Ada, OH 45810', 'Tolland Quay School of Glass and Clay'],
  ['tolland quay\nschool of glass and clay · Ada, OH 45810', 'Tolland Quay School of Glass and Clay'],
  ['tolland college, 12 Mill Street, Ada, OH 45810', 'Tolland College'],
  ['tolland quay college | 12 Mill Street | Ada, OH 45810', 'Tolland Quay College'],
  ['your aid, page 1 | Tolland Quay College\nAda, OH 45810', 'Tolland Quay College'],
])('a letterhead in small letters, with capitals in its address alone: %s', (top, name) => {
  const reading = letterFromText(`${top}\n\nOffer of aid to Ana Ruiz, 2026-2027\nCosts of the year`);
  for (const word of reading.pages[0]?.words ?? []) if (word.y === 30) word.height = 16;
  expect(institutionOf(reading, reading.pages.flatMap(linesOf)).name).toBe(name);
});

test.each([
  ['Harmon State University · Office of Aid · 12 Mill Street, Ada, OH 45810', 'Harmon State University'],
  ['Office of Aid · 12 Mill Street, Ada, OH 45810', 'Harmon State University, Ada'],
])('a city behind the name is a campus unless the address names the school without: %s', (address, name) => {
  const reading = letterFromText(`Harmon State University, Ada | Aid Year 2027\n\nYour aid\n\n${address}`);
  expect(institutionOf(reading, reading.pages.flatMap(linesOf)).name).toBe(name);
});

test.each([
  ['MyLaker', '© 2026 Lake Harmon University, 12 Mill Street, Ada, OH 45810', 'Lake Harmon University'],
  ['LakerLink', 'Copyright Lake Harmon University', 'Lake Harmon University'],
  ['HARMON’S COLLEGE', 'Aid of the year', 'Harmon’s College'],
  [
    'Tolland School of Glass + Clay',
    'Tolland School of Glass and Clay, 12 Mill St',
    'Tolland School of Glass and Clay',
  ],
  ['Tolland School of Glass + Clay', 'Aid of the year', 'Tolland School of Glass + Clay'],
  ['McALLISTER COLLEGE', 'All of us at McAllister College wish you well.', 'McAllister College'],
])('%s over "%s" is %s', (top, foot, name) => {
  const reading = letterFromText(`${top}\n\n\nYour aid\n\n\n\n\n\n${foot}`);
  for (const word of reading.pages[0]?.words ?? []) if (word.y < 40) word.height = 16;
  expect(institutionOf(reading, reading.pages.flatMap(linesOf)).name).toBe(name);
});

test('a large name in two lines of a picture, whose ink begins a little apart', () => {
  const reading = letterFromText('Harmon Landing Community\n\nCollege\n\nHi, Ana\n\nYour aid\nfor 2026-2027');
  const words = reading.pages[0]?.words ?? [];
  for (const word of words) word.confidence = 0.95;
  for (const word of words.slice(0, 4))
    Object.assign(word, { height: 26, x: word.x + (word.text === 'College' ? 0 : 5) });
  expect(institutionOf(reading, reading.pages.flatMap(linesOf)).name).toBe('Harmon Landing Community College');
});

test('an office, its city and its state at the foot', () => {
  const reading = letterFromText('Harmon Landing College\n\nYour aid\n\n\nFinancial Aid Office, Watsonville, CA');
  const { city, state } = institutionOf(reading, reading.pages.flatMap(linesOf));
  expect([city, state]).toEqual(['Watsonville', 'CA']);
});

test('the first part of a name in small capitals over its noun', () => {
  const reading = letterFromText('HARMON BAY\nConservatory of Dance\n\n12 Mill Street, Ada, OH 45810');
  for (const word of reading.pages[0]?.words ?? []) if (word.y === 44) word.height = 17;
  expect(institutionOf(reading, reading.pages.flatMap(linesOf)).name).toBe('Harmon Bay Conservatory of Dance');
});

test('the noun under a large name may go on in the next line', () => {
  const reading = letterFromText(
    'tolland\n\n\nSchool of Glass\n+ Clay\n\n12 Mill Street, Ada, OH 45810\n\nYour aid\nfor 2026-2027',
  );
  for (const word of reading.pages[0]?.words ?? []) if (word.y === 30) word.height = 34;
  expect(institutionOf(reading, reading.pages.flatMap(linesOf)).name).toBe('Tolland School of Glass + Clay');
});

test.each(['SCHOOL OF MUSIC & DANCE', 'School of Music & Dance'])(
  'a name in very large small letters over its noun: %s',
  (noun) => {
    const reading = letterFromText(
      `tolland\n\n\n${noun}\n\n12 Mill Street, Ada, OH 45810\n\nYour aid from Tolland\nfor 2026-2027`,
    );
    for (const word of reading.pages[0]?.words ?? []) if (word.y === 30) word.height = 34;
    expect(institutionOf(reading, reading.pages.flatMap(linesOf)).name).toBe('Tolland School of Music & Dance');
  },
);

test.each(['/', '–', '|'])('a name in two parts, with the street behind a %s', (sign) => {
  const reading = letterFromText(
    `TOLLAND\nSchool of Music and Dance ${sign} 12 Mill Street, Ada, Ohio 45810\n\nYour aid`,
  );
  for (const word of reading.pages[0]?.words ?? []) if (word.y === 30) word.height = 18;
  expect(institutionOf(reading, reading.pages.flatMap(linesOf)).name).toBe('Tolland School of Music and Dance');
});

describe('a name that stands sideways on the edge of the page', () => {
  const upright = (text: string, turn: 90 | 270) => {
    const [page, edge] = letterFromText(text, 'Tolland College     12 Mill Street, Ada, OH 45810').pages;
    const sideways = { turn, width: 792, height: 612, words: edge?.words ?? [] };
    const reading = { pages: page ? [{ ...page, sideways }] : [] };
    return institutionOf(reading, reading.pages.flatMap(linesOf));
  };

  test.each([
    [90 as const, { x: 30, y: 672 }],
    [270 as const, { x: 572, y: 30 }],
  ])('turned by %d is the school where no other words name one', (turn, place) => {
    const { evidence, ...school } = upright('Your aid for the year\n\nDear Ana,', turn);
    expect(school).toEqual({ name: 'Tolland College', city: 'Ada', state: 'OH', zip: '45810' });
    expect(evidence).toEqual({ page: 1, box: { ...place, width: 10, height: 90 } });
  });

  test('is not asked where the letter names its school', () =>
    expect(upright('Harmon College\n\nDear Ana,', 90).name).toBe('Harmon College'));
});

test('the name of a row with money is not the school', () => {
  const rows = 'Fund    Offered\nPotters College Campus Post    900.00\nPotters College Campus Post    900.00';
  const reading = letterFromText(`Harmon University    Student Aid, 12 Mill Street, Ada, OH 45810\n\n${rows}`);
  expect(institutionOf(reading, reading.pages.flatMap(linesOf)).name).toBe('Harmon University');
});

describe('refuses', () => {
  test.each([
    '300 University Drive',
    'College Financing Plan',
    'University Grant',
    'Ohio College Opportunity Grant',
    'High school:',
    'Lincoln High School',
    'BILLED BY THE UNIVERSITY',
    'MOTHER IS A MEMBER OF THE COLLEGE',
    'your Community College',
    'Texas College Work-Study',
    'University Campus Loan',
  ])('"%s" names no school', (text) => expect(namesIn(text)).toEqual([]));

  test('a zip code of another state is no address', () => expect(readAddress('Ada, NY 74820')).toBeNull());
});

test('a name in large letters stands apart from the small address behind it, and a sign before it is no word', () => {
  const letter = letterFromText('✝ Larch University Odell, Iowa 52001\nHarmon Grant   $4,000');
  const [line] = letter.pages.flatMap(linesOf);
  for (const word of line?.pieces[0]?.words.slice(0, 3) ?? []) word.height = 22;
  expect(institutionOf(letter, letter.pages.flatMap(linesOf)).name).toBe('Larch University');
});

test.each(['Enrolled Student Finance', 'Student Success Hub', 'Harmon Financing Group'])(
  '"%s" over an address is no person',
  (office) => {
    const letter = letterFromText(`LARCH STATE UNIVERSITY                         ${office}
                                               12 Mill Street
                                               Marion, OH 43302

Ada Long
4 Elm Street
Ada, OK 74820

Dear Ada, this is your offer.`);
    expect(institutionOf(letter, letter.pages.flatMap(linesOf))).toMatchObject({ city: 'Marion', state: 'OH' });
  },
);

test('a table over the foot of a page is no part of the address in it', () => {
  const letter = letterFromText(`Larch State University        College Financing Plan
${'\n'.repeat(20)}
Other Options
Parent Plus Federal Loan      $4,200
For more: Larch State University, Financial Aid Office, 12 Mill Street, Marion, OH 43302, 740-`);
  expect(institutionOf(letter, letter.pages.flatMap(linesOf))).toMatchObject({ city: 'Marion', state: 'OH' });
});

test('city and state behind a street, without a zip', () => {
  const letter = letterFromText(`LARCH STATE UNIVERSITY
Office of Financial Aid, 12 Mill Road, Marion, OH · larch.example/aid`);
  expect(institutionOf(letter, letter.pages.flatMap(linesOf))).toMatchObject({
    city: 'Marion',
    state: 'OH',
    zip: null,
  });
});

test('an address behind a person in one line is not the school’s', () => {
  const letter = letterFromText(`Office of Financial Aid
12 Mill Road · Marion, OH 43302
UNIVERSITY OF LARCH
Ada Moss, 5 Elm Drive, Plano, TX 75024
Your admission to the College of Engineering`);
  expect(institutionOf(letter, letter.pages.flatMap(linesOf))).toMatchObject({ city: 'Marion', state: 'OH' });
});

test.each(['Trimester Aid Desk', 'Bluff Awards', 'Bluff Funding Hub'])(
  'an address behind the %s in one line is',
  (office) => {
    const letter = letterFromText(`Larch University
${office}, 12 Mill Road, Marion, OH 43302
Aid schedule for 2026-2027 - Ada Moss, student 60-118-42`);
    expect(institutionOf(letter, letter.pages.flatMap(linesOf))).toMatchObject({ city: 'Marion', state: 'OH' });
  },
);

test('city, state and zip in fields of their own', () => {
  const letter = letterFromText(`LARCH STATE UNIVERSITY
03/30/26      MARION     OH     43302      RUN 17`);
  expect(institutionOf(letter, letter.pages.flatMap(linesOf))).toMatchObject({ city: 'Marion', state: 'OH' });
});

test('city and state behind the name of the school, with no mark between', () => {
  const { pages } = letterFromText('Alder Crossing College Fallon, Nevada\nAid offer 2026-2027 for Ada Moss');
  expect(institutionOf({ pages }, pages.flatMap(linesOf))).toMatchObject({ city: 'Fallon', state: 'NV', zip: null });
});

describe('a name beside other things', () => {
  const schoolOf = ({ pages }: ReturnType<typeof letterFromText>) => institutionOf({ pages }, pages.flatMap(linesOf));

  test.each([
    ['University of the Lower Ford College Financing Plan', 'University of the Lower Ford'],
    ['Alder Slough Community College District Financial Aid', 'Alder Slough Community College District'],
  ])('%s', (text, name) => expect(namesIn(text)).toEqual([name]));

  test('in large letters before a small title', () => {
    const letter = letterFromText('University of the Lower Ford Paying Well for Undergraduates\nYour aid 2026-2027');
    for (const word of letter.pages[0]?.words.slice(0, 5) ?? []) Object.assign(word, { y: word.y - 5, height: 15 });
    expect(schoolOf(letter).name).toBe('University of the Lower Ford');
  });

  test('a district over the list of its colleges', () =>
    expect(
      schoolOf(
        letterFromText(`Alder Slough Community College District
Moss College · Twin Elms College · Ada Education Center
District Financial Aid, 58 Levee Ave, Stockton, CA 95207`),
      ).name,
    ).toBe('Alder Slough Community College District'));

  test('in a bar beside the table, set close, with its address in short lines', () => {
    const letter = letterFromText(`
Moss                 WHAT IT COSTS
                     Tuition                       41,600
Street               Studio fee                     1,480

Institute            Meal plan                      4,950

ofDance              Cost                          48,030


44 Walnut Street     WHAT YOU DON'T PAY
Kansas City
MO 64111

                     Merit Award                   17,500
                     Federal Pell Grant             7,395`);
    for (const word of letter.pages[0]?.words ?? [])
      if (/^(Moss|Street|Institute|ofDance)$/.test(word.text) && word.x < 40) word.height = 26;
    expect(schoolOf(letter)).toMatchObject({
      name: 'Moss Street Institute of Dance',
      city: 'Kansas City',
      zip: '64111',
    });
  });
});

test('a wide blank behind the comma of a town parts no address', () => {
  const reading = letterFromText(
    'HARMON COMMUNITY COLLEGE\n1200 LINCOLN STREET\nTAYLORVILLE,   IL 62568\n\nTO: ANA RUIZ\n908 CHENEY STREET\nPANA,   IL 62557',
  );
  expect(institutionOf(reading, reading.pages.flatMap(linesOf))).toMatchObject({
    city: 'Taylorville',
    state: 'IL',
    zip: '62568',
  });
});

test('where nothing else names a school, words far apart on a line of the letterhead do', () => {
  const reading = letterFromText(`Harmon Hall            College
Financial Aid

Dear Imani,

Harmon Grant     $4,000`);
  expect(institutionOf(reading, reading.pages.flatMap(linesOf)).name).toBe('Harmon Hall College');
});

test('in a picture a word without a tail is no smaller print, and the grant of a state no school', () => {
  const { pages } = letterFromText(`Harmon University — Student Financial Services       04/09/2026

My Financial Aid

Washington College Grant         Grant       Offered      4,153.00
Pacific Rim Award                Award       Offered        900.00`);
  const heights = { College: 13, Grant: 9, Washington: 13 } as Record<string, number>;
  const read = pages.map((page) => ({
    ...page,
    reader: 'ocr' as const,
    words: page.words.map((word) => ({ ...word, confidence: 0.9, height: heights[word.text] ?? word.height })),
  }));
  expect(institutionOf({ pages: read }, read.flatMap(linesOf)).name).toBe('Harmon University');
});
