import { fieldOfNumber } from '../phrases/line-phrases.ts';
import { isFigure } from './figure-pieces.ts';
import type { FlowLine } from './panels.ts';

/** "Residency   Enrollment   SAI" over "In-state   Full-time   2,417": answers, each under its field, and the figure is no money. */
export function answersFields(lines: FlowLine[], index: number): boolean {
  const [line, above] = [lines[index], lines[index - 1]];
  const [fields, answers] = [above?.line.pieces ?? [], line?.line.pieces ?? []];
  if (fields.length < 2 || fields.length !== answers.length || above?.panel !== line?.panel) return false;
  const [figure, ...others] = answers.filter(isFigure);
  const field = figure && others.length === 0 ? fields[answers.indexOf(figure)] : undefined;
  return (
    fieldOfNumber.test(field?.text ?? '') &&
    answers.every(({ x }, at) => Math.abs(x - (fields[at]?.x ?? 0)) < 4) &&
    !fields.some(isFigure)
  );
}
