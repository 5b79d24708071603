import { pointer } from 'd3-selection';
import { memo, type PointerEvent } from 'react';
import { Link } from 'react-router';
import { stateName } from '#features/letters/state-names.ts';
import { figuresInWords, type MeasureName, measureOf, type StateFigures } from './measures.ts';
import { type ScaleClass, shadeIn } from './scale.ts';
import { shapeStyle } from './shades.ts';
import type { StateShape } from './shapes.ts';

/** A state that is pointed at, by the pointer at a place of the frame, or by the focus at its own middle. */
export type Pointed = { code: string; at: [number, number] | null };

type Props = {
  shapes: readonly StateShape[];
  states: ReadonlyMap<string, StateFigures>;
  measure: MeasureName;
  scale: readonly ScaleClass[];
  addressOf: (code: string) => string;
  onPoint: (pointed: Pointed | null) => void;
  onFocus: (shape: StateShape) => void;
};

/** The states. Those with letters are links to them. */
export const StateShapes = memo(function StateShapes(props: Props) {
  const { shapes, states, measure, scale, addressOf, onPoint, onFocus } = props;
  const follow = (code: string) => ({
    onPointerMove: (event: PointerEvent) => onPoint({ code, at: placeIn(event) }),
    onPointerLeave: () => onPoint(null),
  });
  return shapes.map((shape) => {
    const { code, path } = shape;
    const state = states.get(code);
    if (!state) return <path key={code} d={path} {...follow(code)} className={shapeStyle(null)} />;
    const shade = shadeIn(scale, measureOf(measure).valueOf(state.figures));
    return (
      <Link
        key={code}
        to={addressOf(code)}
        aria-label={`${stateName(code)}: ${figuresInWords(state.figures)}`}
        onFocus={() => onFocus(shape)}
        onBlur={() => onPoint(null)}
        {...follow(code)}
        className="outline-none"
      >
        <path d={path} data-state={code} className={shapeStyle(shade)} />
      </Link>
    );
  });
});

function placeIn(event: PointerEvent): [number, number] {
  const svg = (event.currentTarget as SVGElement).ownerSVGElement;
  return pointer(event.nativeEvent, svg);
}
