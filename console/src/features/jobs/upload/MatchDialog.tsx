import { jobLimits } from '@tassel/contract/job.ts';
import { Button } from '#ui/Button.tsx';
import { bytesInWords } from '#ui/bytes-in-words.ts';
import { counted } from '#ui/counted.ts';
import { Modal } from '#ui/Modal.tsx';
import { VirtualList } from '#ui/VirtualList.tsx';
import type { ContextRow } from './context-table.ts';
import type { ContextMatch } from './match-context.ts';

type Props = { name: string; match: ContextMatch; onClose: () => void };

/** What did and did not match, so that nobody finds out in the export. */
export function MatchDialog({ name, match, onClose }: Props) {
  const { payloads, lettersWithout, rowsWithout, rowsTwice, tooLong } = match;
  return (
    <Modal open onClose={onClose} title={`Match of ${name}`} footer={<Button onClick={onClose}>Close</Button>}>
      <div className="grid gap-5">
        <p>{counted(payloads.size, 'letter gets its row', 'letters get their row')} as context data.</p>
        <Part title="Letters without a row" lines={lettersWithout} />
        <Part title="Rows without a letter" lines={rowsWithout.map(rowInWords)} />
        <Part title="Rows for a file that has one already" lines={rowsTwice.map(rowInWords)} />
        <Part title={`Rows over ${bytesInWords(jobLimits.maxPayloadBytes)}, left out`} lines={tooLong} />
      </div>
    </Modal>
  );
}

function rowInWords({ line, filename }: ContextRow): string {
  return `Line ${line}: ${filename || 'no file name'}`;
}

function Part({ title, lines }: { title: string; lines: string[] }) {
  if (lines.length === 0) return null;
  return (
    <section>
      <h3 className="border-b border-border pb-1.5 font-semibold">
        {title} <span className="font-normal text-text-faint">{lines.length.toLocaleString('en-US')}</span>
      </h3>
      <VirtualList
        label={title}
        items={lines.map((line, index) => ({ line, index }))}
        itemKey={({ index }) => String(index)}
        rowHeight={29}
        className="max-h-48"
      >
        {({ line }) => <span className="block border-b border-border py-1 wrap-break-word">{line}</span>}
      </VirtualList>
    </section>
  );
}
