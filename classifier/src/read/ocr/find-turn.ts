import type { Turn } from '../../page.ts';
import type { Picture } from '../picture.ts';
import { runModel } from './models.ts';
import { modelInput } from './read-strip.ts';
import { cutStrip, isSideways, type Strip } from './text-strip.ts';

const [height, width] = [48, 192];
const votes = 15;
// The model is unsure of short words; a page is only turned when most lines say so clearly.
const clearVote = 0.8;
// A long line would be squeezed into the width of the model until nobody could tell what is up.
const longestPart = 6;

/** The turn that sets a picture upright, by the direction of its lines and by what is up in them. */
export async function findTurn(picture: Picture, strips: readonly Strip[]): Promise<Turn> {
  const lengthOf = (some: readonly Strip[]) => some.reduce((sum, strip) => sum + strip.length, 0);
  const sideways = strips.filter(isSideways);
  const isTurned = lengthOf(sideways) > lengthOf(strips) / 2;
  const longest = strips
    .filter((strip) => isSideways(strip) === isTurned && strip.length > strip.thickness * 3)
    .sort((a, b) => b.length - a.length)
    .slice(0, votes)
    .map((strip) => (isTurned ? runningDown(strip) : strip));
  if (longest.length < 3) return 0;
  let upsideDown = 0;
  for (const strip of longest) if (await isUpsideDown(picture, strip)) upsideDown += 1;
  const isOver = upsideDown > longest.length / 2;
  if (isTurned) return isOver ? 90 : 270;
  return isOver ? 180 : 0;
}

/** Lines that run down the picture read from top to bottom: such a page needs a quarter turn to the left. */
function runningDown(strip: Strip): Strip {
  return Math.sin(strip.angle) > 0 ? strip : { ...strip, angle: strip.angle + Math.PI };
}

async function isUpsideDown(picture: Picture, strip: Strip): Promise<boolean> {
  const part = { ...strip, length: Math.min(strip.length, longestPart * strip.thickness) };
  const cut = cutStrip(picture, part, height, width);
  const { values } = await runModel('turn', modelInput(cut, width), [1, 3, height, width]);
  return (values[1] ?? 0) > clearVote;
}

export function turnPicture(picture: Picture, turn: Turn): Picture {
  if (turn === 0) return picture;
  const { width: oldWidth, height: oldHeight, pixels } = picture;
  const isQuarter = turn !== 180;
  const size = isQuarter ? { width: oldHeight, height: oldWidth } : { width: oldWidth, height: oldHeight };
  const turned = new Uint8Array(pixels.length);
  for (let y = 0; y < oldHeight; y += 1) {
    for (let x = 0; x < oldWidth; x += 1) {
      const newX = turn === 90 ? oldHeight - 1 - y : turn === 180 ? oldWidth - 1 - x : y;
      const newY = turn === 90 ? x : turn === 180 ? oldHeight - 1 - y : oldWidth - 1 - x;
      turned[newY * size.width + newX] = pixels[y * oldWidth + x] ?? 255;
    }
  }
  return { ...size, pixels: turned };
}

/** A strip on the picture after `turnPicture`; `size` is that of the picture before. */
export function turnStrip(strip: Strip, turn: Turn, size: { width: number; height: number }): Strip {
  const angle = normalLean(strip.angle + (turn * Math.PI) / 180);
  const { x, y } = strip;
  if (turn === 90) return { ...strip, angle, x: size.height - y, y: x };
  if (turn === 180) return { ...strip, angle, x: size.width - x, y: size.height - y };
  if (turn === 270) return { ...strip, angle, x: y, y: size.width - x };
  return strip;
}

/** A rectangle leaning by half a turn is the same rectangle. */
function normalLean(angle: number): number {
  const half = angle % Math.PI;
  if (half > Math.PI / 2) return half - Math.PI;
  return half < -Math.PI / 2 ? half + Math.PI : half;
}
