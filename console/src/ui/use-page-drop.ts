import { useEffect, useEffectEvent, useState } from 'react';

/** Takes files that are dropped anywhere on the page, and tells while some are held over it. */
export function usePageDrop(onDrop: (transfer: DataTransfer) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  const take = useEffectEvent(onDrop);

  useEffect(() => {
    const listening = new AbortController();
    const listen = (type: 'dragenter' | 'dragover' | 'dragleave' | 'drop', react: (event: DragEvent) => void) =>
      window.addEventListener(type, (event) => hasFiles(event) && react(event), { signal: listening.signal });

    listen('dragenter', () => setIsOver(true));
    // Without it the browser would open the file instead of handing it over.
    listen('dragover', (event) => event.preventDefault());
    listen('dragleave', (event) => event.relatedTarget === null && setIsOver(false));
    listen('drop', (event) => {
      event.preventDefault();
      setIsOver(false);
      if (event.dataTransfer) take(event.dataTransfer);
    });
    return () => listening.abort();
  }, []);

  return isOver;
}

function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') ?? false;
}
