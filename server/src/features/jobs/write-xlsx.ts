import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { ExportTable } from './export-table.ts';
import { xlsxParts } from './xlsx-parts.ts';
import { writeSheet } from './xlsx-sheet.ts';

/** A workbook of one sheet. The sheet is packed while it is written, so no size of table fills the memory. */
export async function* writeXlsx(table: ExportTable): AsyncGenerator<Uint8Array> {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  for (const [name, xml] of Object.entries(xlsxParts)) zip.addBuffer(Buffer.from(xml), name);
  const sheet = Readable.from(writeSheet(table), { objectMode: false });
  for (const part of [zip, sheet]) part.on('error', (error: Error) => output.destroy(error));
  zip.addReadStream(sheet, 'xl/worksheets/sheet1.xml');
  zip.end();
  try {
    yield* output;
  } finally {
    sheet.destroy();
  }
}
