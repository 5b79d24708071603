import { type KeyboardEvent, useRef } from 'react';

const pauseMs = 600;

/** Answers with the index of the text that the letters typed in one go begin, looking onward from the present one. */
export function useTypeAhead() {
  const typed = useRef({ text: '', at: 0 });

  return (event: KeyboardEvent, texts: string[], now: number): number | undefined => {
    if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return undefined;
    const isGoingOn = event.timeStamp - typed.current.at < pauseMs;
    if (event.key === ' ' && !isGoingOn) return undefined;
    const text = (isGoingOn ? typed.current.text : '') + event.key.toLowerCase();
    typed.current = { text, at: event.timeStamp };

    const from = text.length > 1 ? Math.max(now, 0) : now + 1;
    const order = texts.map((_, step) => (from + step) % texts.length);
    return order.find((index) => texts[index]?.toLowerCase().startsWith(text));
  };
}
