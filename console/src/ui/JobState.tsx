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
    <span className="inline-flex items-center gap-1.5 text-sm whitespace-nowrap">
      {isLive && <span className="size-1.5 shrink-0 rounded-full bg-blue-solid" />}
      {jobStateLabels[state]}
    </span>
  );
}
