import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { readZip } from '#testing/read-zip.ts';
import { type Cell, type ExportTable, TooManyRows } from './export-table.ts';
import { writeCsv } from './write-csv.ts';
import { writeXlsx } from './write-xlsx.ts';
import { columnLetters } from './xlsx-sheet.ts';

const columns = [
  { name: 'description', kind: 'text', width: 20 },
  { name: 'net_price', kind: 'money', width: 10 },
  { name: 'uploaded', kind: 'time', width: 10 },
] as const;

async function* inBatches(rows: Cell[][]) {
  for (const row of rows) yield [row];
}
const table = (rows: Cell[][]): ExportTable => ({ columns: [...columns], batches: inBatches(rows) });
const csv = async (rows: Cell[][]) => (await buffer(writeCsv(table(rows)))).toString('utf8');
const sheet = async (rows: Cell[][]) =>
  readZip(await buffer(writeXlsx(table(rows))))['xl/worksheets/sheet1.xml'] as string;

const time = new Date('2026-11-14T12:00:00.000Z');

describe('CSV', () => {
  test('[R-D.14] UTF-8 with its mark, lines of RFC 4180, numbers as numbers', async () => {
    const rows = [
      ['Zoë’s "Grant", new\r\nand old', 7395.5, time],
      ['', -12, null],
    ];
    expect(await csv(rows)).toBe(
      '\ufeffdescription,net_price,uploaded\r\n"Zoë’s ""Grant"", new\r\nand old",7395.5,2026-11-14T12:00:00.000Z\r\n,-12,\r\n',
    );
  });

  test.each([
    ['=1+1', "'=1+1"],
    ['=HYPERLINK("http://x","y")', '"\'=HYPERLINK(""http://x"",""y"")"'],
    ['+1', "'+1"],
    ['-2+3', "'-2+3"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['  =1', "'  =1"],
    ['\r=1', '"\'\r=1"'],
    ['＝1', "'＝1"],
    ['Pell = 7395', 'Pell = 7395'],
    ['a-b', 'a-b'],
  ])('[R-D.14] a formula is text: %j', async (text, field) => {
    expect(await csv([[text, null, null]])).toContain(`\r\n${field},,\r\n`);
  });
});

describe('XLSX', () => {
  test('[R-D.14] figures are numbers, times are times, and text is never a formula', async () => {
    const xml = await sheet([['=1+1', 7395.5, time]]);
    expect(xml).toContain('<c r="A2" s="0" t="inlineStr"><is><t xml:space="preserve">=1+1</t></is></c>');
    expect(xml).toContain('<c r="B2" s="2"><v>7395.5</v></c>');
    expect(xml).toContain('<c r="C2" s="3"><v>46340.5</v></c>');
    expect(xml).not.toContain('<f>');
  });

  test('[R-D.14] its head is words, stays in view and filters the rows', async () => {
    const xml = await sheet([
      ['x', 1, null],
      ['y', null, null],
    ]);
    expect(xml).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>');
    expect(xml).toMatch(/<row r="1"><c r="A1" s="1"[^>]*><is><t[^>]*>Description<.*>Net price<.*>Uploaded</);
    expect(xml).toContain('<autoFilter ref="A1:C3"/>');
  });

  test('what XML or the format would read otherwise is written so that it stays what it is', async () => {
    const xml = await sheet([['<b>&\u0001\ud800 _x0041_\r', null, null]]);
    expect(xml).toContain('&#60;b&#62;&#38;\ufffd\ufffd _x005F_x0041_&#13;<');
  });

  test('every part that the workbook names is there', async () => {
    const files = readZip(await buffer(writeXlsx(table([]))));
    expect(Object.keys(files).sort()).toEqual([
      '[Content_Types].xml',
      '_rels/.rels',
      'xl/_rels/workbook.xml.rels',
      'xl/styles.xml',
      'xl/workbook.xml',
      'xl/worksheets/sheet1.xml',
    ]);
  });

  test('more rows than a spreadsheet holds are refused, not cut off', async () => {
    const many = Array.from({ length: 1_048_576 }, () => []);
    const batches = (async function* () {
      yield many;
    })();
    await expect(buffer(writeXlsx({ columns: [...columns], batches }))).rejects.toThrow(TooManyRows);
  });

  test.each([
    [0, 'A'],
    [25, 'Z'],
    [26, 'AA'],
    [51, 'AZ'],
    [52, 'BA'],
    [701, 'ZZ'],
    [702, 'AAA'],
  ])('column %i is %s', (index, letters) => expect(columnLetters(index)).toBe(letters));
});

test('a table is written as fast as it is read, and an error in the reading reaches the writer', async () => {
  let read = 0;
  async function* endless(): AsyncGenerator<Cell[][]> {
    for (;;) {
      read += 1;
      yield Array.from({ length: 100 }, () => ['x'.repeat(100), 1, null]);
    }
  }
  for (const write of [writeCsv, writeXlsx]) {
    read = 0;
    for await (const _ of write({ columns: [...columns], batches: endless() })) break;
    expect(read).toBeLessThan(200);
    const failing = (async function* (): AsyncGenerator<Cell[][]> {
      yield [];
      throw new Error('the database is gone');
    })();
    await expect(buffer(write({ columns: [...columns], batches: failing }))).rejects.toThrow('the database is gone');
  }
});
