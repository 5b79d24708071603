import type { LetterStatus } from '@tassel/contract/letter-status.ts';
import type { jobStateLabels } from '#ui/JobState.tsx';

export type SampleJob = {
  id: string;
  name: string;
  letters: Partial<Record<LetterStatus, number>>;
  needsYou: number;
  state: keyof typeof jobStateLabels;
  uploadedBy: string;
  created: string;
};

export const sampleJobs: SampleJob[] = [
  {
    id: '1',
    name: 'April letters, East cohort',
    letters: { READY: 158, PENDING: 21, MANUAL_REVIEW: 14, NOT_SUPPORTED: 6, INVALID: 5, BAD_FILE: 4, CANCELED: 6 },
    needsYou: 18,
    state: 'PROCESSING',
    uploadedBy: 'Dana Whitfield',
    created: 'Apr 14, 09:12',
  },
  {
    id: '2',
    name: 'Lincoln High, seniors A to M',
    letters: { READY: 121, MANUAL_REVIEW: 9, INVALID: 2 },
    needsYou: 2,
    state: 'IN_REVIEW',
    uploadedBy: 'Marcus Bell',
    created: 'Apr 13, 16:40',
  },
  {
    id: '3',
    name: 'River Valley Promise, transfer students of the spring term',
    letters: { READY: 76, NOT_SUPPORTED: 4, INVALID: 3 },
    needsYou: 7,
    state: 'DONE',
    uploadedBy: 'Priya Raman',
    created: 'Apr 8, 10:18',
  },
  {
    id: '4',
    name: 'Appeal letters, revised offers',
    letters: { READY: 6, CANCELED: 18 },
    needsYou: 0,
    state: 'CANCELED',
    uploadedBy: 'Marcus Bell',
    created: 'Apr 7, 08:58',
  },
];
