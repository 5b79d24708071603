import { awardYearWords, letterTitle } from '#features/letters/letter-title.ts';
import { useLetterActions } from '#features/letters/use-letter-actions.ts';
import { Breadcrumbs } from '#ui/Breadcrumbs.tsx';
import { Button } from '#ui/Button.tsx';
import { StatusPill } from '#ui/StatusPill.tsx';
import { When } from '#ui/When.tsx';
import type { LetterInReview } from './use-held-letter.ts';

type Props = { letter: LetterInReview; queue: string; onHelp: () => void };

const reader = { isMaker: false, mayCancel: false };

export function WorkbenchHead({ letter, queue, onHelp }: Props) {
  const { itemsFor, isWorking } = useLetterActions(async () => undefined);
  return (
    <header className="border-b border-border px-6 py-4 max-md:px-gutter max-md:py-3">
      <Breadcrumbs items={[{ label: 'Review queue', to: queue }, { label: letter.job.name }]} />
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
            {letter.institution?.name && <span className="mr-2 font-mono text-xs">{letter.filename}</span>}
            {letter.awardYear && <span className="mr-2">{awardYearWords(letter.awardYear)}</span>}
            in review since <When time={letter.lastStatusUpdate} />
          </p>
        </div>
        <div className="flex items-center gap-2">
          <Button icon="question" onClick={onHelp}>
            Keys
          </Button>
          {itemsFor(letter, reader).map(({ label, icon, onSelect }) => (
            <Button key={label} icon={icon} working={isWorking} onClick={onSelect}>
              {label}
            </Button>
          ))}
        </div>
      </div>
    </header>
  );
}
