import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { counted } from '#ui/counted.ts';
import { FileButton } from '#ui/FileButton.tsx';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { addContext } from './add-files.ts';
import { type ContextFile, draft } from './draft.ts';
import { MatchDialog } from './MatchDialog.tsx';
import type { ContextMatch } from './match-context.ts';

type Props = { context: ContextFile | null; match: ContextMatch | null; letterCount: number };

/** The CSV that says whose letters they are. */
export function ContextField({ context, match, letterCount }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const choose = ([file]: File[]) => void (file && addContext(file));
  if (!context)
    return (
      <div className="mt-5">
        <FileButton size="sm" icon="plus" accept=".csv,text/csv" onChoose={choose}>
          Add context data
        </FileButton>
        <p className="mt-1.5 text-xs text-text-faint">
          A CSV with a file name in each row: student_id, college, cohort
        </p>
      </div>
    );
  const problem = 'problem' in context ? context.problem : null;
  return (
    <div className="mt-6 flex items-center gap-3 text-sm">
      <Icon name={problem ? 'warning' : 'file'} className={problem ? 'text-red-solid' : 'text-text-faint'} />
      <div className="min-w-0 flex-1">
        <span title={context.name} className="block truncate font-medium">
          {context.name}
        </span>
        <span role="status" className={problem ? 'block text-xs text-red-text' : 'block text-xs text-text-faint'}>
          {problem ?? `${match?.payloads.size.toLocaleString('en-US')} of ${counted(letterCount, 'letter')} matched`}
        </span>
      </div>
      {match && (
        <Button variant="text" onClick={() => setIsOpen(true)}>
          See match
        </Button>
      )}
      <IconButton
        icon="close"
        size="sm"
        label={`Remove ${context.name}`}
        onClick={() => draft.change({ context: null })}
      />
      {isOpen && match && <MatchDialog name={context.name} match={match} onClose={() => setIsOpen(false)} />}
    </div>
  );
}
