import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { createWorker, OEM, PSM, type Worker } from 'tesseract.js';
import type { Word } from '../../page.ts';
import type { Picture } from '../picture.ts';

const require = createRequire(import.meta.url);
const modelFolder = join(dirname(require.resolve('@tesseract.js-data/eng/package.json')), '4.0.0_best_int');

let starting: Promise<Worker> | null = null;

async function startWorker(): Promise<Worker> {
  const worker = await createWorker('eng', OEM.LSTM_ONLY, { langPath: modelFolder, cacheMethod: 'none', gzip: true });
  // Without a resolution Tesseract guesses one, and drops whole tables by it.
  await worker.setParameters({ tessedit_pageseg_mode: PSM.AUTO, user_defined_dpi: '200', debug_file: '/dev/null' });
  return worker;
}

/** Reader A, started once: its start costs a second. */
export async function warmTesseract(): Promise<void> {
  starting ??= startWorker();
  await starting;
}

/** Ends the reader's thread, which would keep a command from ending. */
export async function stopTesseract(): Promise<void> {
  const worker = await starting;
  starting = null;
  await worker?.terminate();
}

/** The words on a prepared picture, in its pixels. */
export async function readByTesseract(picture: Picture): Promise<Word[]> {
  starting ??= startWorker();
  const worker = await starting;
  const { width, height } = picture;
  const png = await sharp(picture.pixels, { raw: { width, height, channels: 1 } })
    .png({ compressionLevel: 1 })
    .withMetadata({ density: 200 })
    .toBuffer();
  const { data } = await worker.recognize(png, {}, { blocks: true, text: false });
  const lines = (data.blocks ?? []).flatMap((block) => block.paragraphs.flatMap((paragraph) => paragraph.lines));
  return lines
    .flatMap((line) => line.words)
    .map(({ text, confidence, bbox }) => ({
      text,
      confidence: confidence / 100,
      x: bbox.x0,
      y: bbox.y0,
      width: bbox.x1 - bbox.x0,
      height: bbox.y1 - bbox.y0,
    }))
    .filter((word) => word.text.trim() !== '');
}
