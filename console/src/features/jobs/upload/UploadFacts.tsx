import { letterLimits } from '#features/letters/limits.ts';
import { creditsFact } from '#features/organizations/credits-fact.ts';
import { Facts } from '#ui/Facts.tsx';

type Props = { credits: number };

/** What can be uploaded, before anything is. */
export function UploadFacts({ credits }: Props) {
  return (
    <Facts
      facts={[
        ...letterLimits,
        { term: 'Screenshots', detail: 'Staple several pictures into one letter, in the order that you choose' },
        { term: 'A ZIP of PDFs', detail: 'Is unpacked here: each PDF becomes a letter' },
        {
          term: 'Context data',
          detail: 'Add a CSV with a row a file: student_id, college, cohort, and your own columns',
        },
        ...creditsFact({ credits }),
      ]}
    />
  );
}
