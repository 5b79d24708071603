import { useState } from 'react';
import { bytesInWords } from '#ui/bytes-in-words.ts';
import { FileButton } from '#ui/FileButton.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { VirtualList } from '#ui/VirtualList.tsx';
import { GallerySection } from './GallerySection.tsx';

const rows = Array.from({ length: 10_000 }, (_, index) => `award-letter-${index + 1}.pdf`);

export function FilesSection() {
  const [chosen, setChosen] = useState<File[]>([]);
  const bytes = chosen.reduce((sum, file) => sum + file.size, 0);
  return (
    <GallerySection title="Files and long lists">
      <div className="grid grid-cols-2 gap-6 max-md:grid-cols-1">
        <div className="grid content-start gap-5">
          <div className="flex flex-wrap items-center gap-2 text-sm text-text-muted">
            <FileButton multiple onChoose={setChosen}>
              Choose files
            </FileButton>
            <FileButton folder onChoose={setChosen}>
              Choose folder
            </FileButton>
            {chosen.length} chosen, {bytesInWords(bytes)}
          </div>
          <ProgressBar label="The whole of an upload" value={60} size="lg" />
        </div>
        <VirtualList
          label="Ten thousand rows"
          items={rows}
          itemKey={(row) => row}
          rowHeight={37}
          className="max-h-48 border-t border-border"
        >
          {(row) => <span className="block border-b border-border py-2 text-sm">{row}</span>}
        </VirtualList>
      </div>
    </GallerySection>
  );
}
