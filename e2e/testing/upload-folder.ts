import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sample } from './jobs-by-http.ts';

const fixtures = fileURLToPath(new URL('../fixtures', import.meta.url));
const mebibyte = 1024 * 1024;

export const fixture = (name: string): string => join(fixtures, name);

const digital = [
  'd01-harrow-glen-college.pdf',
  'd02-vandermeer-university.pdf',
  'd03-tamarack-ridge-university.pdf',
  'd05-saltmarsh-state-college.pdf',
  'd18-chesapeake-landing-university.pdf',
  'd09-cumberland-gate-university.pdf',
  'd11-fallowfield-university.pdf',
  'd13-thornbury-college.pdf',
  'd14-alderbrook-university.pdf',
  'd15-mohican-falls-college.pdf',
  'd17-bayshore-point-college.pdf',
  'd20-copperfield-polytechnic-institute.pdf',
].map((name) => `digital/${name}`);
const pictures = ['scans/s02-sugar-creek-university.png', 'photos/p05-delta-bluff-university.webp'];
const others = [
  'negatives/n02-1098-t.pdf',
  'negatives/n05-admission-letter.pdf',
  'bad/b01-empty.pdf',
  'bad/b02-truncated.pdf',
  'bad/b03-encrypted.pdf',
  'bad/b04-web-page.pdf',
  'bad/b08-no-images.zip',
  'bad/b09-nested.zip',
];

/** What lies in an adviser's folder in April: thirty files of every kind, and a table of whose they are. */
export function mixedFolder(): string {
  const folder = join(mkdtempSync(join(tmpdir(), 'tassel-letters-')), 'April letters');
  mkdirSync(join(folder, 'Ortiz'), { recursive: true });
  const put = (from: string, name = basename(from)) => copyFileSync(from, join(folder, name));
  for (const path of [...digital, ...pictures, ...others]) put(sample(path));
  put(fixture('snake-plain-university.heic'));
  put(fixture('calumet-shores-university.zip'));
  put(fixture('two-letters.zip'));
  put(sample('digital/d04-kestrel-bay-university.pdf'), join('Ortiz', 'd01-harrow-glen-college.pdf'));
  put(sample('digital/d02-vandermeer-university.pdf'), 'the-same-again.pdf');
  const scan = readFileSync(sample('digital/d16-larkspur-state-university.pdf'));
  writeFileSync(join(folder, 'larkspur-scan.pdf'), Buffer.concat([scan, Buffer.alloc(6 * mebibyte, ' ')]));
  writeFileSync(join(folder, 'offer-notes.docx'), `PK\x03\x04${'\0'.repeat(26)}[Content_Types].xml word/document.xml`);
  writeFileSync(join(folder, '.DS_Store'), 'hidden');
  writeFileSync(join(folder, 'students.csv'), students);
  return folder;
}

const students = `File name,Student ID,cohort,Counselor
d01-harrow-glen-college.pdf,S-1001,West,Dana
Ortiz/d01-harrow-glen-college.pdf,S-1002,West,Dana
d06-caprock-state-university,S-1003,East,Leah
nobody.pdf,S-1004,East,Leah
`;
