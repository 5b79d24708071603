import { Link } from 'react-router';
import { aidKindWords, costCategoryWords } from '#features/letters/amount-words.ts';
import { CellLines } from '#ui/CellLines.tsx';
import { counted } from '#ui/counted.ts';
import type { Column } from '#ui/Table.tsx';
import { When } from '#ui/When.tsx';
import type { LearnedLine } from './use-learned-lines.ts';

/** "Institution, merit", or the cost. */
export function learnedKind({ source, subCategory, costCategory }: LearnedLine): string {
  if (costCategory) return `Cost: ${costCategoryWords[costCategory].toLowerCase()}`;
  return source && subCategory ? aidKindWords({ source, subCategory }) : '';
}

function changedOf({ letterCount, letters }: LearnedLine) {
  if (letterCount === 0) return <span className="text-text-faint">Nothing yet</span>;
  return (
    <>
      {counted(letterCount, 'letter')}
      <span className="block truncate text-xs text-text-faint">
        {letters.map(({ id, jobId, filename }, index) => (
          <span key={id}>
            {index > 0 && ', '}
            <Link to={`/jobs/${jobId}/letters/${id}`} className="underline underline-offset-2 -outline-offset-2">
              {filename}
            </Link>
          </span>
        ))}
      </span>
    </>
  );
}

export const learnedColumns: Column<LearnedLine>[] = [
  {
    key: 'line',
    head: 'Line',
    small: 'title',
    cell: ({ printed, schoolName }) => <CellLines name={printed} second={schoolName} />,
  },
  {
    key: 'kind',
    head: 'Is',
    small: 'line',
    cell: (line) => (
      <>
        {learnedKind(line)}
        {line.description !== line.printed && (
          <span className="block truncate text-xs text-text-faint">called {line.description}</span>
        )}
      </>
    ),
  },
  { key: 'changed', head: 'Changed', small: 'line', cell: changedOf },
  {
    key: 'taught',
    head: 'Taught',
    width: '11rem',
    small: 'line',
    cell: ({ author, insertTime }) => (
      <>
        {author}
        <span className="block text-xs text-text-faint">
          <When time={insertTime} />
        </span>
      </>
    ),
  },
];
