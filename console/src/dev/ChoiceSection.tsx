import { useState } from 'react';
import { Checkbox } from '#ui/Checkbox.tsx';
import { FilterChip } from '#ui/FilterChip.tsx';
import { FilterSelect } from '#ui/FilterSelect.tsx';
import { JobState, jobStateLabels } from '#ui/JobState.tsx';
import { OneFilter } from '#ui/OneFilter.tsx';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { Toggle } from '#ui/Toggle.tsx';
import { GallerySection } from './GallerySection.tsx';

const years = ['2027', '2026', '2025'].map((value) => ({ value, label: value }));
const states = Object.entries(jobStateLabels).map(([value, label]) => ({ value, label }));

export function ChoiceSection() {
  const [isOn, setIsOn] = useState(true);
  const [oversized, setOversized] = useState(false);
  const [review, setReview] = useState(true);
  const [chosen, setChosen] = useState<string[]>(['PROCESSING']);
  const [year, setYear] = useState<string | undefined>('2026');
  const [view, setView] = useState<'page' | 'text'>('page');
  return (
    <GallerySection title="Choice">
      <div className="grid grid-cols-3 gap-6 max-md:grid-cols-1">
        <div>
          <Checkbox label="Off" checked={!isOn} onChange={(checked) => setIsOn(!checked)} />
          <Checkbox label="On" checked={isOn} onChange={setIsOn} help="With a line of help" />
          <Checkbox label="Some" checked={false} indeterminate onChange={() => {}} />
          <Checkbox label="Disabled" checked={false} disabled onChange={() => {}} />
          <Checkbox label="Disabled, on" checked disabled onChange={() => {}} />
          <Checkbox label="Error" checked={false} onChange={() => {}} error="Accept the terms to go on." />
        </div>
        <div className="grid content-start gap-4">
          <Toggle label="Send oversized letters to review" checked={oversized} onChange={setOversized} />
          <Toggle label="Manual review" checked={review} onChange={setReview} help="Costs a credit a letter" />
          <Toggle label="Off while review is off" checked={false} disabled onChange={() => {}} />
          <SegmentedControl
            label="View"
            value={view}
            onChange={setView}
            options={[
              { value: 'page', label: 'Page' },
              { value: 'text', label: 'Text' },
            ]}
          />
        </div>
        <div className="grid min-w-0 content-start gap-4">
          <div className="flex flex-wrap gap-2">
            <FilterSelect label="State" many="states" values={chosen} options={states} onChange={setChosen} />
            <OneFilter label="Year" value={year} options={years} onChange={setYear} />
            <FilterChip label="Legend" onClear={() => {}}>
              <div className="p-3">
                <JobState state="PROCESSING" />
              </div>
            </FilterChip>
          </div>
          <Tabs
            label="Example"
            items={[
              { to: '/dev/gallery', label: 'Jobs' },
              { to: '/jobs/review', label: 'Review queue', count: 28 },
              { to: '/jobs/map', label: 'Map' },
            ]}
          />
        </div>
      </div>
    </GallerySection>
  );
}
