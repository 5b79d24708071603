import { classNames } from '#ui/class-names.ts';
import { type MeasureName, measureOf } from './measures.ts';
import type { ScaleClass } from './scale.ts';
import { shadeSwatches } from './shades.ts';

type Props = { measure: MeasureName; scale: readonly ScaleClass[] };

const swatch = 'h-2 rounded-xs max-md:h-3 max-md:w-5 max-md:shrink-0';

/** Which shade means what, in words. */
export function MapLegend({ measure, scale }: Props) {
  const { label, words, none } = measureOf(measure);
  const range = ({ from, to }: ScaleClass) => (words(from) === words(to) ? words(to) : `${words(from)}–${words(to)}`);
  const items = [
    ...scale.map((part) => ({ key: range(part), color: shadeSwatches[part.shade] })),
    { key: none, color: 'border border-border-strong bg-surface' },
  ];
  return (
    <figcaption className="mt-3 text-xs">
      <span className="font-medium">{label}</span>
      <ul className="mt-1.5 flex gap-1 text-text-muted tabular-nums max-md:grid max-md:grid-cols-2 max-md:gap-x-4 max-md:gap-y-1.5">
        {items.map(({ key, color }) => (
          <li
            key={key}
            className="flex max-w-32 min-w-0 flex-1 flex-col gap-1.5 max-md:max-w-none max-md:flex-row max-md:items-center"
          >
            <span aria-hidden="true" className={classNames(swatch, color)} />
            {key}
          </li>
        ))}
      </ul>
    </figcaption>
  );
}
