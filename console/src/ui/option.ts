export type Option<Value extends string = string> = {
  value: Value;
  label: string;
  /** A second, quieter line. */
  detail?: string;
};

/** Every word typed must occur somewhere in the option's words. */
export function matchOptions<Value extends string>(options: readonly Option<Value>[], typed: string): Option<Value>[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return options.filter(({ label, detail = '' }) => {
    const text = `${label} ${detail}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
