import { useState } from 'react';

/** The address that an image was first shown by; a newer one counts only when that one has failed. */
export function usePageImage(address: string, onExpired: () => void) {
  const [source, setSource] = useState(address);
  const [shown, setShown] = useState<string>();
  const [failed, setFailed] = useState<readonly string[]>([]);
  const isFailing = failed.includes(source);
  if (isFailing && address !== source && failed.length < 3) setSource(address);

  function onError() {
    setFailed([...failed, source]);
    if (failed.length < 2) onExpired();
  }

  return {
    source,
    isShown: shown === source,
    hasFailed: isFailing && failed.length >= 2,
    onError,
    onLoad: () => setShown(source),
  };
}
