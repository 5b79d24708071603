import type { Day } from './day-bars.ts';

/** The bars in figures, for those who hear the page. */
export function DayTable({ days }: { days: readonly Day[] }) {
  if (days.length === 0) return null;
  return (
    // A table that is hidden itself still takes its width.
    <div className="sr-only">
      <table aria-label="Charged day by day">
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Classifications</th>
            <th scope="col">Manual reviews</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ date, classifications, manualReviews }) => (
            <tr key={date}>
              <th scope="row">{date}</th>
              <td>{classifications.toLocaleString('en-US')}</td>
              <td>{manualReviews.toLocaleString('en-US')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
