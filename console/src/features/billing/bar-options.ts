import uPlot from 'uplot';

type Chart = {
  frame: HTMLElement;
  lastDay: number;
  today: number | undefined;
  onPoint: (index: number | null | undefined) => void;
};

/** How the bars look: lines and colors are those of the page, in light and dark. */
export function barOptions({ frame, lastDay, today, onPoint }: Chart): uPlot.Options {
  const style = getComputedStyle(frame);
  const color = (name: string) => style.getPropertyValue(name).trim();
  const bars = uPlot.paths.bars?.({ size: [0.6, 20], radius: [0.15, 0] });
  const series = (name: string): uPlot.Series => {
    const fill = color(name);
    return { fill, stroke: fill, width: 0, ...(bars && { paths: bars }), points: { show: false } };
  };
  const words = { stroke: color('--text-faint'), font: `12px ${style.fontFamily}`, ticks: { show: false } };
  return {
    width: frame.clientWidth,
    height: frame.clientHeight,
    padding: [8, 6, 0, 0],
    legend: { show: false },
    cursor: { x: false, y: false, drag: { x: false, y: false }, points: { show: false } },
    scales: {
      x: { time: false, range: [0.4, lastDay + 0.6] },
      y: { range: (_plot, _least, most) => [0, Math.max(4, most * 1.05)] },
    },
    axes: [
      {
        ...words,
        grid: { show: false },
        size: 24,
        gap: 4,
        splits: () => dayMarks(lastDay, today),
        values: (_plot, marks) => marks.map((day) => (day === today ? 'today' : String(day))),
      },
      {
        ...words,
        size: 40,
        gap: 8,
        space: 32,
        incrs: wholeSteps,
        grid: { stroke: color('--border'), width: 1 },
        values: (_plot, marks) => marks.map((mark) => mark.toLocaleString('en-US')),
      },
    ],
    series: [{}, series('--orange-solid'), series('--blue-solid')],
    hooks: { setCursor: [({ cursor }) => onPoint((cursor.left ?? -1) < 0 ? null : cursor.idx)] },
  };
}

/** Counts are whole. */
const wholeSteps = [0, 1, 2, 3, 4, 5, 6].flatMap((power) => [1, 2, 5].map((step) => step * 10 ** power));

/** A mark a week, the last day and today; one that would stand on another's toes is left out. */
function dayMarks(lastDay: number, today: number | undefined): number[] {
  const fixed = today === undefined ? [] : [today];
  const marks = [1, 8, 15, 22, lastDay].filter((day) => fixed.every((other) => Math.abs(day - other) > 2));
  return [...marks, ...fixed].toSorted((one, other) => one - other);
}
