import { filenameKey } from '@tassel/contract/job.ts';

type Searched = {
  filename: string;
  school_name: string | null;
  student_id: string | null;
  cohort: string | null;
};

/** What the search of letters looks through, a line each, so that no match runs from one into the next. */
export const searchText = ({ filename, school_name, student_id, cohort }: Searched): string =>
  filenameKey([filename, school_name, student_id, cohort].filter(Boolean).join('\n'));
