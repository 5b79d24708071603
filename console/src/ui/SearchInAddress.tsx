import { useEffect, useEffectEvent, useState } from 'react';
import { SearchBox } from './SearchBox.tsx';

type Props = { label: string; value: string; onSearch: (text: string) => void };

const pauseMs = 300;

/** A search that waits for a pause in the typing, and follows where the address changes by other means. */
export function SearchInAddress({ label, value, onSearch }: Props) {
  const [typed, setTyped] = useState(value);
  const [seen, setSeen] = useState({ value, sent: value });
  if (seen.value !== value) {
    if (value !== seen.sent) setTyped(value);
    setSeen({ value, sent: value });
  }
  const search = useEffectEvent((text: string) => {
    setSeen({ value, sent: text });
    onSearch(text);
  });
  useEffect(() => {
    const text = typed.trim();
    if (text === value) return;
    const timer = setTimeout(() => search(text), pauseMs);
    return () => clearTimeout(timer);
  }, [typed, value]);
  return <SearchBox label={label} value={typed} onChange={setTyped} />;
}
