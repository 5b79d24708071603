import { expect, test } from 'vitest';
import { rectBetween, stepped } from './drawn-box.ts';

const page = { width: 600, height: 800 };
const box = { left: 100, top: 100, width: 50, height: 20 };
const key = (name: string, held: { shiftKey?: boolean; altKey?: boolean } = {}) => ({
  key: name,
  shiftKey: false,
  altKey: false,
  ...held,
});

test('[R-4.10] a box is drawn from any corner and never leaves the page', () => {
  const drawn = { left: 10, top: 20, width: 30, height: 40 };
  expect(rectBetween({ x: 10, y: 20 }, { x: 40, y: 60 }, page)).toEqual(drawn);
  expect(rectBetween({ x: 40, y: 60 }, { x: 10, y: 20 }, page)).toEqual(drawn);
  expect(rectBetween({ x: -5, y: 790 }, { x: 700, y: 900 }, page)).toEqual({
    left: 0,
    top: 790,
    width: 600,
    height: 10,
  });
});

test('[R-4.10] by keys a box moves and grows, within the page', () => {
  expect(stepped(box, key('ArrowRight'), page)).toEqual({ ...box, left: 108 });
  expect(stepped(box, key('ArrowUp', { altKey: true }), page)).toEqual({ ...box, top: 99 });
  expect(stepped(box, key('ArrowRight', { shiftKey: true }), page)).toEqual({ ...box, width: 58 });
  expect(stepped({ ...box, height: 8 }, key('ArrowUp', { shiftKey: true }), page)?.height).toBe(6);
  expect(stepped({ ...box, left: 2 }, key('ArrowLeft'), page)?.left).toBe(0);
  expect(stepped(box, key('b'), page)).toBeUndefined();
});
