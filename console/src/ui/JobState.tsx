export const jobStateLabels = {
  UPLOADING: 'Uploading',
  PROCESSING: 'Processing',
  IN_REVIEW: 'In review',
  DONE: 'Done',
  CANCELED: 'Canceled',
} as const;

type Props = { state: keyof typeof jobStateLabels };

/** A plain word; a dot marks the states that move by themselves. */
export function JobState({ state }: Props) {
  const isLive = state === 'UPLOADING' || state === 'PROCESSING';
  return (
    <span className="text-sm whitespace-nowrap">
      {isLive && <span className="mr-1.5 inline-block size-1.5 rounded-full bg-blue-solid align-[2px]" />}
      {jobStateLabels[state]}
    </span>
  );
}
