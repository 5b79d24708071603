type Props = { size?: number; label?: string };

/** With a label it announces itself; without one it stands inside something that already says it is working. */
export function Spinner({ size = 14, label }: Props) {
  const isLarge = size > 24;
  return (
    <span role={label ? 'status' : undefined} className="inline-flex shrink-0">
      <span
        aria-hidden="true"
        style={{ width: size, height: size }}
        className={
          isLarge
            ? 'motion-spin rounded-full border-3 border-border border-t-accent'
            : 'motion-spin rounded-full border-[1.5px] border-current border-r-transparent'
        }
      />
      {label && <span className="sr-only">{label}</span>}
    </span>
  );
}
