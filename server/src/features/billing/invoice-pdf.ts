import { type BillLine, billLineWords, billPriceWords } from '@tassel/contract/bill.ts';
import { daysIn, monthStart } from '@tassel/contract/month.ts';
import { centsInWords } from '@tassel/contract/prices.ts';
import PdfDocument from 'pdfkit';
import type { Invoice } from './invoices.ts';
import { inPdfLetters } from './pdf-letters.ts';

// US Letter, in points; text stands on one left edge, figures on one right edge.
const left = 56;
const right = 612 - 56;
const columns = { quantity: 372, price: 452, amount: right } as const;
const ink = { text: '#14171f', muted: '#4d5565', faint: '#646c7b', line: '#cdd2db', accent: '#2a5bd7' };
const usualRow = 26;
const lastRowEnd = 680;

/** What differs from one run of Tassel to another. */
export type InvoiceWords = { payment: string; supportEmail: string };

type Pdf = InstanceType<typeof PdfDocument>;

/** The invoice as a PDF: the same invoice is always the same bytes. */
export async function drawInvoice(invoice: Invoice, words: InvoiceWords): Promise<Uint8Array> {
  const pdf = new PdfDocument({
    size: 'LETTER',
    margin: 0,
    lang: 'en-US',
    displayTitle: true,
    info: { Title: `Tassel invoice ${invoice.number}`, Author: 'Tassel', CreationDate: invoice.issueTime },
  });
  const pieces: Uint8Array[] = [];
  pdf.on('data', (piece: Uint8Array) => pieces.push(piece));
  const ended = new Promise((done) => pdf.on('end', done));
  drawHead(pdf, invoice, words.payment);
  const bottom = drawLines(pdf, invoice.lines, 292);
  drawTotal(pdf, invoice, bottom);
  drawFoot(pdf, words.supportEmail);
  pdf.end();
  await ended;
  return Buffer.concat(pieces);
}

function drawHead(pdf: Pdf, invoice: Invoice, payment: string): void {
  drawMark(pdf);
  write(pdf, 'Tassel', { x: left + 32, y: 59, size: 17, isBold: true });
  write(pdf, 'Invoice', { x: right, y: 54, size: 22, isBold: true, align: 'right' });
  write(pdf, invoice.number, { x: right, y: 82, size: 10, color: ink.muted, align: 'right' });
  const facts = [
    ['Billed to', invoice.organizationName],
    ['Period', periodWords(invoice)],
    ['Issued', dayWords(invoice.issueTime)],
    ['Payment', payment],
  ] as const;
  facts.forEach(([term, detail], index) => {
    const y = 136 + index * 24;
    write(pdf, term, { x: left, y, size: 10, color: ink.muted });
    write(pdf, detail, { x: left + 88, y, size: 10, isBold: index === 0, width: right - left - 88 });
  });
}

/** The mark of the console, in the size of a letterhead. */
function drawMark(pdf: Pdf): void {
  pdf.save().translate(left, 54);
  pdf.path('M12 2.75 21.75 6.5 12 10.25 2.25 6.5z').fill(ink.text);
  pdf.lineWidth(2).lineCap('round');
  pdf.path('M8.5 13.5v4.75M15.5 13.5v2.75').stroke(ink.text);
  pdf.path('M12 13.5v7.75').stroke(ink.accent);
  pdf.restore();
}

/** Answers where the next thing may stand. */
function drawLines(pdf: Pdf, lines: readonly BillLine[], top: number): number {
  const head = { y: top, size: 9, color: ink.muted };
  write(pdf, 'Item', { ...head, x: left });
  for (const [x, word] of [
    [columns.quantity, 'Quantity'],
    [columns.price, 'Price'],
    [columns.amount, 'Amount'],
  ] as const)
    write(pdf, word, { ...head, x, align: 'right' });
  rule(pdf, top + 18, ink.line);
  let y = top + 27;
  // A long price list moves closer together: an invoice is one page.
  const rowHeight = Math.min(usualRow, (lastRowEnd - y) / lines.length);
  for (const line of lines) {
    write(pdf, billLineWords(line), { x: left, y, size: 10 });
    write(pdf, line.quantity.toLocaleString('en-US'), { x: columns.quantity, y, size: 10, align: 'right' });
    write(pdf, billPriceWords(line), { x: columns.price, y, size: 10, color: ink.muted, align: 'right' });
    write(pdf, centsInWords(line.amountCents), { x: columns.amount, y, size: 10, align: 'right' });
    rule(pdf, y + rowHeight - 9, ink.line);
    y += rowHeight;
  }
  return y;
}

function drawTotal(pdf: Pdf, invoice: Invoice, y: number): void {
  write(pdf, 'Total in US dollars', { x: left, y: y + 6, size: 12, isBold: true });
  write(pdf, centsInWords(invoice.totalCents), { x: right, y: y + 4, size: 15, isBold: true, align: 'right' });
}

function drawFoot(pdf: Pdf, supportEmail: string): void {
  const words = `Each letter and review costs what its own tier says. Months are those of UTC. Questions: ${supportEmail}`;
  rule(pdf, 724, ink.line);
  write(pdf, words, { x: left, y: 734, size: 8.5, color: ink.faint });
}

type Writing = {
  x: number;
  y: number;
  size: number;
  color?: string;
  isBold?: boolean;
  /** With 'right', x is where the text ends. */
  align?: 'right';
  width?: number;
};

/** One line; what is too long for it ends in an ellipsis. */
function write(pdf: Pdf, text: string, { x, y, size, color = ink.text, isBold = false, align, width }: Writing): void {
  const letters = inPdfLetters(text);
  pdf
    .font(isBold ? 'Helvetica-Bold' : 'Helvetica')
    .fontSize(size)
    .fillColor(color);
  const start = align === 'right' ? x - pdf.widthOfString(letters) : x;
  pdf.text(letters, start, y, {
    lineBreak: false,
    ...(width && { width, height: size * 1.2, ellipsis: true, lineBreak: true }),
  });
}

function rule(pdf: Pdf, y: number, color: string): void {
  pdf.moveTo(left, y).lineTo(right, y).lineWidth(0.75).stroke(color);
}

const dayWords = (time: Date): string =>
  time.toLocaleDateString('en-US', { month: 'long', day: 'numeric', year: 'numeric', timeZone: 'UTC' });

/** "April 1 to 30, 2026". */
function periodWords(invoice: Invoice): string {
  const month = monthStart(invoice).toLocaleDateString('en-US', { month: 'long', timeZone: 'UTC' });
  return `${month} 1 to ${daysIn(invoice)}, ${invoice.year}`;
}
