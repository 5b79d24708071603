import { describe, expect, it } from 'vitest';
import type { Page } from '../page.ts';
import { drawText, type TinyPage, tinyPdf } from '../testing/tiny-pdf.ts';
import { closePdf, openPdf } from './pdf-document.ts';
import { readTextPage } from './pdf-text.ts';

async function readPage(page: TinyPage): Promise<Page> {
  const opened = await openPdf(tinyPdf([page]));
  if (!opened.ok) throw new Error(opened.reason);
  const read = readTextPage(opened.document, 1);
  closePdf(opened.document);
  if (!read) throw new Error('the page cannot be read');
  return read;
}

const textOf = (page: Page) => page.words.map((word) => word.text);

describe('does', () => {
  it('gives words with boxes from the top left', async () => {
    const page = await readPage({ content: drawText('Pell Grant', 100, 700) + drawText('$7,395', 400, 700) });
    expect(textOf(page)).toEqual(['Pell', 'Grant', '$7,395']);
    const [, , figure] = page.words;
    expect(figure?.x).toBeCloseTo(400, 0);
    // The base line is 92 points below the top; the box goes around it.
    expect(figure?.y).toBeLessThan(792 - 700);
    expect((figure?.y ?? 0) + (figure?.height ?? 0)).toBeGreaterThan(792 - 700);
    expect(figure?.width).toBeCloseTo(36.7, 0);
  });

  it('follows /Rotate', async () => {
    const content = `q 0 1 -1 0 612 0 cm ${drawText('Upright', 50, 500)} Q`;
    const page = await readPage({ content, entries: '/Rotate 90' });
    expect([page.width, page.height, page.turn]).toEqual([792, 612, undefined]);
    expect(page.words[0]?.x).toBeCloseTo(50, 0);
    expect(page.words[0]?.y).toBeGreaterThan(95);
    expect(page.words[0]?.y).toBeLessThan(112);
  });

  it('sets a sideways page upright and says so', async () => {
    const page = await readPage({ content: `q 0 1 -1 0 612 0 cm ${drawText('Sideways print', 50, 500)} Q` });
    expect(textOf(page)).toEqual(['Sideways', 'print']);
    expect([page.width, page.height, page.turn]).toEqual([792, 612, 90]);
    expect(page.words[0]?.x).toBeCloseTo(50, 0);
  });

  it('keeps what stands sideways on an upright page by itself', async () => {
    const content = `${drawText('Award letter', 100, 700)}q 0 1 -1 0 40 0 cm ${drawText('College', 50, 0)} Q`;
    const page = await readPage({ content });
    expect(textOf(page)).toEqual(['Award', 'letter']);
    expect(page.sideways?.words.map(({ text }) => text)).toEqual(['College']);
    expect([page.sideways?.turn, page.sideways?.width, page.sideways?.height]).toEqual([90, 792, 612]);
    expect(page.sideways?.words[0]?.x).toBeCloseTo(50, 0);
  });

  it('counts from the corner of the CropBox, and leaves out what lies outside', async () => {
    const content = drawText('Seen', 150, 600) + drawText('Cut', 20, 600);
    const page = await readPage({ content, entries: '/CropBox [100 100 500 700]' });
    expect([page.width, page.height]).toEqual([400, 600]);
    expect(textOf(page)).toEqual(['Seen']);
    expect(page.words[0]?.x).toBeCloseTo(50, 0);
  });

  it('puts glyphs that come in any order into words', async () => {
    // Figures of Helvetica are all 0.556 wide.
    const figures = Array.from('20262027 10500 7395 18250 4100', (figure, index) => ({ figure, x: 60 + index * 8.9 }));
    const shuffled = figures.filter(({ figure }) => figure !== ' ').sort((a, b) => ((a.x * 7) % 31) - ((b.x * 7) % 31));
    const page = await readPage({ content: shuffled.map(({ figure, x }) => drawText(figure, x, 700, 16)).join('') });
    expect(textOf(page)).toEqual(['20262027', '10500', '7395', '18250', '4100']);
  });

  it('leaves out watermarks across the page and invisible text', async () => {
    const watermark = `q 0.7 0.7 -0.7 0.7 200 200 cm ${drawText('ESTIMATED', 0, 0, 60)} Q`;
    const invisible = `q 3 Tr ${drawText('unseen', 100, 500)} Q`;
    const page = await readPage({ content: drawText('Award letter', 100, 700) + watermark + invisible });
    expect(textOf(page)).toEqual(['Award', 'letter']);
  });
});
