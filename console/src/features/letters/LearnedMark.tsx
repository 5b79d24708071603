/** An amount that a reviewer has taught, and the classifier would have read otherwise. */
export function LearnedMark() {
  return (
    <span
      title="A reviewer taught this line: the classifier alone would have read it otherwise."
      className="ml-1.5 rounded-sm border border-border px-1 text-xs text-text-muted"
    >
      learned
    </span>
  );
}
