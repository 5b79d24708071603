import { fullTime, timeAgo } from './time-words.ts';

type Props = { time: string; words?: (time: string) => string };

/** A moment in short words; the whole of it as a tip. */
export function When({ time, words = timeAgo }: Props) {
  return (
    <time dateTime={time} title={fullTime(time)}>
      {words(time)}
    </time>
  );
}
