import { useEffect, useRef } from 'react';

/** Puts a step off until the pointer is up: what moves the page while a button is pressed takes the click from it. */
export function useAfterPress(): (step: () => void) => void {
  const isPressed = useRef(false);
  const waiting = useRef<(() => void)[]>([]);

  useEffect(() => {
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    const press = () => {
      isPressed.current = true;
    };
    const release = () => {
      isPressed.current = false;
      // The click comes after pointerup, in the same task.
      setTimeout(() => {
        for (const step of waiting.current.splice(0)) step();
      });
    };
    window.addEventListener('pointerdown', press, options);
    window.addEventListener('pointerup', release, options);
    window.addEventListener('pointercancel', release, options);
    return () => listening.abort();
  }, []);

  return (step) => {
    if (isPressed.current) waiting.current.push(step);
    else step();
  };
}
