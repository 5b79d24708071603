import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { NothingFound } from '#ui/NothingFound.tsx';
import { Table } from '#ui/Table.tsx';
import { GallerySection } from './GallerySection.tsx';
import { sampleJobColumns } from './sample-job-columns.tsx';
import type { SampleJob } from './sample-jobs.ts';

const plain = {
  columns: sampleJobColumns,
  rows: [],
  rowId: (job: SampleJob) => job.id,
  rowLabel: (job: SampleJob) => job.name,
};

const empty = (
  <EmptyState
    title="A job is one batch of award letters"
    text="Drop in a folder of PDFs, photos or screenshots. Tassel reads the costs and the aid in each letter and works out the net price; you check every figure against the page."
    actions={
      <>
        <Button variant="primary" icon="upload">
          Upload letters
        </Button>
        <Button>Try 5 sample letters</Button>
      </>
    }
    facts={[
      { term: 'Formats', detail: 'PDF, PNG, JPG, HEIC, WebP, TIFF, or a ZIP of images as one letter' },
      { term: 'Size', detail: 'Up to 5 MB and 50 pages a letter, 10,000 letters a job' },
      { term: 'From your own system', detail: <a href="#keys">Create an API key</a> },
    ]}
  />
);

export function StatesSection() {
  return (
    <GallerySection title="Table: loading, error, empty">
      <Table
        {...plain}
        label="Jobs that load"
        loading
        pageSize={3}
        selected={new Set()}
        onSelect={() => {}}
        rowActions={() => []}
      />
      <Table
        {...plain}
        label="Jobs that failed"
        error={{
          title: 'The letters could not be loaded',
          text: 'The server took longer than 10 seconds. Nothing is lost.',
          onRetry: () => {},
        }}
      />
      <Table {...plain} label="No jobs" empty={empty} />
      <Table {...plain} label="No job found" empty={<NothingFound what="jobs" onClear={() => {}} />} />
    </GallerySection>
  );
}
