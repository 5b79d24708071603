import { useState } from 'react';
import { JobState, jobStateLabels } from '#ui/JobState.tsx';
import { Legend } from '#ui/Legend.tsx';
import { letterStatusLook, letterStatusOrder } from '#ui/letter-status-look.ts';
import { Pill } from '#ui/Pill.tsx';
import { SegmentedBar } from '#ui/SegmentedBar.tsx';
import { StatusPill } from '#ui/StatusPill.tsx';
import { themeColors } from '#ui/theme-colors.ts';
import { toggleValue } from '#ui/toggle-value.ts';
import { GallerySection } from './GallerySection.tsx';

const counts = [158, 21, 14, 6, 5, 4, 3, 3];
const segments = letterStatusOrder.map((key, index) => ({ key, value: counts[index] ?? 0, ...letterStatusLook[key] }));
const states = Object.keys(jobStateLabels) as (keyof typeof jobStateLabels)[];

export function StatusSection() {
  const [pressed, setPressed] = useState<readonly string[]>(['MANUAL_REVIEW']);
  return (
    <GallerySection title="Status">
      <div className="flex flex-wrap gap-2">
        {letterStatusOrder.map((status) => (
          <StatusPill key={status} status={status} />
        ))}
      </div>
      <div className="flex flex-wrap gap-2">
        {themeColors.map((color) => (
          <Pill key={color} color={color}>
            {color}
          </Pill>
        ))}
      </div>
      <div className="flex flex-wrap gap-5">
        {states.map((state) => (
          <JobState key={state} state={state} />
        ))}
      </div>
      <div className="max-w-90">
        <SegmentedBar segments={segments} />
      </div>
      <div>
        <SegmentedBar segments={segments} size="lg" />
        <Legend
          label="Filter by status"
          items={segments}
          pressed={pressed}
          onToggle={(key) => setPressed(toggleValue(pressed, key))}
        />
      </div>
    </GallerySection>
  );
}
