import { useLocation } from 'react-router';
import { Breadcrumbs } from '#ui/Breadcrumbs.tsx';
import { Button } from '#ui/Button.tsx';
import { ButtonGroup } from '#ui/ButtonGroup.tsx';
import { Menu } from '#ui/Menu.tsx';
import { StatusPill } from '#ui/StatusPill.tsx';
import { When } from '#ui/When.tsx';
import { LetterFileInput } from './LetterFileInput.tsx';
import type { Letter } from './letter.ts';
import type { LetterRights } from './letter-actions.ts';
import { awardYearWords, letterTitle, statusStory } from './letter-title.ts';
import { NeighborLink } from './NeighborLink.tsx';
import { useLetterActions } from './use-letter-actions.ts';

type Props = {
  letter: Letter;
  rights: LetterRights;
  /** Whether the person may review it (D 18). */
  mayReview: boolean;
  /** Where the list that the letter stands in is found. */
  listAddress: string;
  previous: string | undefined;
  next: string | undefined;
  onChanged: () => Promise<unknown>;
};

const dot = <span className="mx-1 text-text-faint"> · </span>;

export function LetterHead({ letter, rights, mayReview, listAddress, previous, next, onChanged }: Props) {
  const { itemsFor, isWorking, uploadPercent, fileInput, replaceBy } = useLetterActions(onChanged);
  const { pathname, search } = useLocation();
  const items = itemsFor(letter, rights);
  const crumbs = [
    { label: 'Jobs', to: '/jobs' },
    { label: letter.job.name, to: listAddress },
  ];
  return (
    <header className="border-b border-border px-6 py-4 max-md:px-gutter max-md:py-3">
      <Breadcrumbs items={crumbs} />
      <div className="flex items-start gap-4 max-md:flex-wrap max-md:gap-3">
        <div className="min-w-0 flex-1 max-md:basis-full">
          <h1
            tabIndex={-1}
            className="flex flex-wrap items-center gap-x-3 py-0.5 text-xl font-semibold tracking-tight outline-none max-md:text-lg"
          >
            <span className="min-w-0 wrap-break-word">{letterTitle(letter)}</span>
            <StatusPill status={letter.status} />
          </h1>
          <p className="truncate text-sm text-text-muted">
            {letter.institution?.name && (
              <>
                <span className="font-mono text-xs">{letter.filename}</span>
                {dot}
              </>
            )}
            {letter.awardYear && (
              <>
                {awardYearWords(letter.awardYear)}
                {dot}
              </>
            )}
            {letter.studentId && (
              <>
                {letter.studentId}
                {dot}
              </>
            )}
            {statusStory(letter)} <When time={letter.lastStatusUpdate} />
          </p>
        </div>
        <div className="flex items-center gap-2 max-md:w-full">
          <LetterFileInput input={fileInput} onFile={replaceBy} />
          {uploadPercent !== undefined && (
            <span role="status" className="text-sm text-text-muted tabular-nums">
              Uploading {uploadPercent}%
            </span>
          )}
          {mayReview && letter.status === 'MANUAL_REVIEW' && (
            <Button
              variant="primary"
              icon="pencil"
              to={`/jobs/review/${letter.id}`}
              state={{ back: pathname + search }}
            >
              Review
            </Button>
          )}
          <div className="contents max-md:hidden">
            {items.map(({ label, icon, onSelect }) => (
              <Button key={label} icon={icon} working={isWorking} onClick={onSelect}>
                {label}
              </Button>
            ))}
          </div>
          {items.length > 0 && (
            <div className="md:hidden">
              <Menu label="More actions" variant="secondary" size="md" items={items} />
            </div>
          )}
          <span className="max-md:flex-1" />
          <ButtonGroup label="Letters of the list">
            <NeighborLink direction="previous" to={previous} />
            <NeighborLink direction="next" to={next} />
          </ButtonGroup>
        </div>
      </div>
    </header>
  );
}
