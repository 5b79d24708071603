import { cutPicture, type Picture } from '../picture.ts';
import { leaderEnd } from './leader-end.ts';
import { readAlphabet, runModel } from './models.ts';
import { cutStrip, type Strip } from './text-strip.ts';

/** One character by reader B: where it stands as a share of the strip's length, and how sure it is. */
export type Letterform = { text: string; at: number; confidence: number };

const height = 48;
// Measured: a lone "$0" is not read on a narrower sheet.
const leastWidth = 320;
const maxWidth = 2400;

let alphabet: string[] | null = null;

/** The characters of a line of print, blanks among them. */
export async function readStrip(picture: Picture, strip: Strip): Promise<Letterform[]> {
  alphabet ??= readAlphabet();
  const whole = cutStrip(picture, strip, height, maxWidth);
  const begin = leaderEnd(whole);
  const rest = { x: begin, y: 0, width: whole.width - begin, height };
  const cut = (begin > 0 && cutPicture(whole, rest)?.picture) || whole;
  const width = Math.max(leastWidth, cut.width);
  const { values, shape } = await runModel('recognize', modelInput(cut, width), [1, 3, height, width]);
  const [, steps = 0, classes = 1] = shape;
  return decode(values, steps, classes, alphabet)
    .map((form) => ({ ...form, at: (begin + form.at * width) / whole.width }))
    .filter((form) => form.at <= 1.02);
}

/** Grey in three channels from -1 to 1; 0 beside the cut. */
export function modelInput(cut: Picture, width: number): Float32Array {
  const plane = width * cut.height;
  const input = new Float32Array(plane * 3);
  for (let y = 0; y < cut.height; y += 1) {
    for (let x = 0; x < Math.min(width, cut.width); x += 1) {
      const value = (cut.pixels[y * cut.width + x] ?? 255) / 127.5 - 1;
      const at = y * width + x;
      input[at] = value;
      input[at + plane] = value;
      input[at + plane * 2] = value;
    }
  }
  return input;
}

/** The best class of each step; the same one twice in a row is one character. */
function decode(values: Float32Array, steps: number, classes: number, letters: readonly string[]): Letterform[] {
  const forms: Letterform[] = [];
  let last = 0;
  for (let step = 0; step < steps; step += 1) {
    let best = 0;
    for (let each = 1; each < classes; each += 1) {
      if ((values[step * classes + each] ?? 0) > (values[step * classes + best] ?? 0)) best = each;
    }
    const confidence = values[step * classes + best] ?? 0;
    if (best !== 0 && best !== last) {
      forms.push({ text: plainSign(letters[best] ?? ''), at: (step + 0.5) / steps, confidence });
    }
    last = best;
  }
  return forms;
}

/** Full-width commas and brackets are those of the models' first language; of its words some look like our signs. */
export const plainSign = (sign: string): string => lookalikes.get(sign) ?? sign.normalize('NFKC');

const lookalikes = new Map([
  ['一', '—'],
  ['ˉ', '—'],
  ['丨', '|'],
  ['口', '☐'],
  ['囗', '☐'],
  ['区', '☒'],
  ['√', '✓'],
]);
