import type { Picture } from '../picture.ts';

/** Brightness below which half of the pixels are only in dark mode. */
const darkMedian = 110;
const tileColumns = 12;
const tileRows = 16;
const unevenSpread = 40;
const whitePaper = 235;

/** Dark text on light, evenly lit paper: both readers and all that follows expect it. */
export function evenLight(picture: Picture): Picture {
  const light = isDark(picture) ? invert(picture) : picture;
  return isUneven(light) ? flattenLight(light) : light;
}

function isDark(picture: Picture): boolean {
  return quantile(sample(picture, 0, 0, picture.width, picture.height, 20_000), 0.5) < darkMedian;
}

function invert(picture: Picture): Picture {
  return { ...picture, pixels: picture.pixels.map((value) => 255 - value) };
}

/** Photos have shadows and grey paper; scans and screenshots have not, and flattening would hurt their banners. */
function isUneven(picture: Picture): boolean {
  const paper = tileGrid(picture, tileColumns, tileRows, 0.8).values.sort();
  const bright = quantile(paper, 0.9);
  return bright - quantile(paper, 0.25) > unevenSpread || bright < whitePaper;
}

type Grid = { columns: number; rows: number; values: Float32Array };

/** Divides by the brightness of the paper around, so that shadows go and the paper is white. */
function flattenLight(picture: Picture): Picture {
  const columns = Math.min(80, Math.max(8, Math.round(picture.width / 24)));
  const rows = Math.min(110, Math.max(8, Math.round(picture.height / 24)));
  const paper = blur(blur(widen(tileGrid(picture, columns, rows, 0.9))));
  const pixels = new Uint8Array(picture.pixels.length);
  for (let y = 0; y < picture.height; y += 1) {
    const gridY = clamp(((y + 0.5) / picture.height) * rows - 0.5, rows - 1);
    const row = Math.min(Math.floor(gridY), rows - 2);
    const partY = gridY - row;
    for (let x = 0; x < picture.width; x += 1) {
      const gridX = clamp(((x + 0.5) / picture.width) * columns - 0.5, columns - 1);
      const column = Math.min(Math.floor(gridX), columns - 2);
      const partX = gridX - column;
      const at = row * columns + column;
      const upper = (paper.values[at] ?? 255) * (1 - partX) + (paper.values[at + 1] ?? 255) * partX;
      const lower = (paper.values[at + columns] ?? 255) * (1 - partX) + (paper.values[at + columns + 1] ?? 255) * partX;
      const light = Math.max(20, upper * (1 - partY) + lower * partY);
      const index = y * picture.width + x;
      pixels[index] = Math.min(255, ((picture.pixels[index] ?? 255) * 250) / light);
    }
  }
  return { ...picture, pixels };
}

function tileGrid(picture: Picture, columns: number, rows: number, share: number): Grid {
  const values = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const left = Math.floor((column * picture.width) / columns);
      const right = Math.max(left + 1, Math.floor(((column + 1) * picture.width) / columns));
      const top = Math.floor((row * picture.height) / rows);
      const bottom = Math.max(top + 1, Math.floor(((row + 1) * picture.height) / rows));
      values[row * columns + column] = quantile(sample(picture, left, top, right, bottom, 400), share);
    }
  }
  return { columns, rows, values };
}

/** The brightest of the neighbours: a tile full of print still lies on paper. */
function widen(grid: Grid): Grid {
  return mapNeighbours(grid, 2, (values) => Math.max(...values));
}

function blur(grid: Grid): Grid {
  return mapNeighbours(grid, 2, (values) => values.reduce((sum, value) => sum + value, 0) / values.length);
}

function mapNeighbours(grid: Grid, reach: number, pick: (values: number[]) => number): Grid {
  const values = new Float32Array(grid.values.length);
  for (let row = 0; row < grid.rows; row += 1) {
    for (let column = 0; column < grid.columns; column += 1) {
      const around: number[] = [];
      for (let y = Math.max(0, row - reach); y <= Math.min(grid.rows - 1, row + reach); y += 1) {
        for (let x = Math.max(0, column - reach); x <= Math.min(grid.columns - 1, column + reach); x += 1) {
          around.push(grid.values[y * grid.columns + x] ?? 255);
        }
      }
      values[row * grid.columns + column] = pick(around);
    }
  }
  return { ...grid, values };
}

/** About `count` pixels of a rectangle, sorted. */
function sample(picture: Picture, left: number, top: number, right: number, bottom: number, count: number): Uint8Array {
  const step = Math.max(1, Math.floor(Math.sqrt(((right - left) * (bottom - top)) / count)));
  const values: number[] = [];
  for (let y = top; y < bottom; y += step) {
    for (let x = left; x < right; x += step) values.push(picture.pixels[y * picture.width + x] ?? 255);
  }
  return Uint8Array.from(values).sort();
}

function quantile(sorted: ArrayLike<number>, share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

function clamp(value: number, max: number): number {
  return Math.min(Math.max(value, 0), max);
}
