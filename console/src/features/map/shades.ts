/** The five shades of the map, the lightest first; without a value a state is hollow. */
const shadeFills = ['fill-scale-1', 'fill-scale-2', 'fill-scale-3', 'fill-scale-4', 'fill-scale-5'] as const;
export const shadeSwatches = ['bg-scale-1', 'bg-scale-2', 'bg-scale-3', 'bg-scale-4', 'bg-scale-5'] as const;

const edge = '[stroke-width:0.75] [vector-effect:non-scaling-stroke]';
export const landStyle = `fill-land stroke-surface-sunken ${edge}`;
const hollowStyle = `fill-surface stroke-border-strong ${edge}`;

export const shapeStyle = (shade: number | null): string =>
  shade === null ? hollowStyle : `${shadeFills[shade]} stroke-surface ${edge}`;
