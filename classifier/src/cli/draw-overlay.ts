import sharp from 'sharp';
import type { ClassifiedLetter } from '../classify.ts';
import type { Box } from '../page.ts';
import { pageImage } from '../read/read-letter.ts';

const dpi = 110;
const pixelsPerPoint = dpi / 72;
const colors = { aid: '#c2185b', cost: '#1565c0', place: '#2e7d32' } as const;

type Mark = { page: number; box: Box; color: string };

/** PNG of each page with the boxes of what was found, to be looked at. */
export async function drawOverlay(bytes: Uint8Array, letter: ClassifiedLetter): Promise<Uint8Array[]> {
  const marks = marksOf(letter);
  const drawn: Uint8Array[] = [];
  for (const page of letter.pages) {
    const image = await pageImage(bytes, page.number, dpi, page.turn);
    if (!image) continue;
    const { width, height } = await sharp(image).metadata();
    const rectangles = marks.filter((mark) => mark.page === page.number).map(rectangle);
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${rectangles.join('')}</svg>`;
    drawn.push(
      new Uint8Array(
        await sharp(image)
          .composite([{ input: Buffer.from(svg) }])
          .png()
          .toBuffer(),
      ),
    );
  }
  return drawn;
}

function marksOf({ aid, costs, institution, awardYearEvidence }: ClassifiedLetter): Mark[] {
  const amounts = [
    ...aid.map(({ evidence }) => ({ ...evidence, color: colors.aid })),
    ...costs.map(({ evidence }) => ({ ...evidence, color: colors.cost })),
  ].flatMap(({ page, figure, description, color }) => [
    { page, box: figure, color },
    { page, box: description, color },
  ]);
  const places = [institution?.evidence, awardYearEvidence].flatMap((place) => place ?? []);
  return [...amounts, ...places.map(({ page, box }) => ({ page, box, color: colors.place }))];
}

function rectangle({ box, color }: Mark): string {
  const [x, y, width, height] = [box.x, box.y, box.width, box.height].map((value) => value * pixelsPerPoint);
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="none" stroke="${color}" stroke-width="2"/>`;
}
