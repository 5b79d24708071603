import { useState } from 'react';
import { BulkBar } from '#ui/BulkBar.tsx';
import { Button } from '#ui/Button.tsx';
import { FilterSelect } from '#ui/FilterSelect.tsx';
import { jobStateLabels } from '#ui/JobState.tsx';
import { Pager } from '#ui/Pager.tsx';
import { SearchInAddress } from '#ui/SearchInAddress.tsx';
import { type Sort, Table } from '#ui/Table.tsx';
import { Toolbar } from '#ui/Toolbar.tsx';
import { GallerySection } from './GallerySection.tsx';
import { sampleJobColumns } from './sample-job-columns.tsx';
import { sampleJobs } from './sample-jobs.ts';

const states = Object.entries(jobStateLabels).map(([value, label]) => ({ value, label }));

export function TableSection() {
  const [selected, setSelected] = useState<Set<string>>(new Set(['2']));
  const [sort, setSort] = useState<Sort>({ key: 'created', direction: 'desc' });
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<string[]>([]);
  const [page, setPage] = useState(1);
  const [pageSize, setPageSize] = useState(10);
  return (
    <GallerySection title="Table">
      <div className="min-w-0">
        <Toolbar>
          <SearchInAddress label="Search jobs" value={search} onSearch={setSearch} />
          <FilterSelect label="State" many="states" values={chosen} options={states} onChange={setChosen} />
        </Toolbar>
        <Table
          label="Jobs"
          columns={sampleJobColumns}
          rows={sampleJobs}
          rowId={(job) => job.id}
          rowLabel={(job) => job.name}
          selected={selected}
          onSelect={setSelected}
          sort={sort}
          onSort={setSort}
          rowActions={() => [
            { label: 'Export', icon: 'download', onSelect: () => {} },
            { label: 'Delete', icon: 'trash', danger: true, onSelect: () => {} },
          ]}
        />
        <BulkBar
          open={selected.size > 0}
          title={`${selected.size} ${selected.size === 1 ? 'job' : 'jobs'}`}
          detail="268 letters"
          onClear={() => setSelected(new Set())}
        >
          <Button size="sm" variant="quiet" icon="download">
            Export
          </Button>
          <Button size="sm" variant="quiet" icon="trash">
            Delete
          </Button>
        </BulkBar>
        <Pager page={page} pageSize={pageSize} itemsCount={38} onPage={setPage} onPageSize={setPageSize} />
      </div>
    </GallerySection>
  );
}
