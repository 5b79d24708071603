/** Points (1/72 inch) from the top left of the page as people see it. */
export type Box = { x: number; y: number; width: number; height: number };

/** `confidence` from 0 to 1; a word of a text layer has 1. `isPointed`: signs on both sides pointed at it. */
export type Word = Box & { text: string; confidence: number; isPointed?: boolean };

/** Degrees clockwise that set a page upright. */
export type Turn = 0 | 90 | 180 | 270;

/** How the lines of a photographed page lean, by the place: slopes per point from the middle of the page. */
export type Level = { centerX: number; centerY: number; slope: number; slopeByX: number; slopeByY: number };

/** Words that stand sideways on a page, as on its edge; sizes and boxes are those of the page turned so that they stand upright. */
export type Sideways = { turn: 90 | 270; width: number; height: number; words: Word[] };

/**
 * `number` counts from 1. `turn`, where given, has been applied: sizes and boxes are those of the upright page.
 * `level`, where given, has been applied to the words: their lines are level, and `shownBox` finds a box's place on the
 * page as shown.
 */
export type Page = {
  number: number;
  width: number;
  height: number;
  words: Word[];
  reader: 'text' | 'ocr';
  turn?: Turn;
  level?: Level;
  sideways?: Sideways;
};

export type Reading = { pages: Page[] };
