import { useEffect, useState } from 'react';

type CopyResult = 'Copied' | 'Select and copy it' | '';

const shownMs = 2000;

/** Copies a text, and tells for a moment how it went. Without permission to the clipboard it is copied by hand. */
export function useCopy(): { result: CopyResult; copy: (text: string) => Promise<boolean> } {
  const [result, setResult] = useState<CopyResult>('');

  useEffect(() => {
    if (!result) return;
    const timer = setTimeout(() => setResult(''), shownMs);
    return () => clearTimeout(timer);
  }, [result]);

  async function copy(text: string): Promise<boolean> {
    try {
      await navigator.clipboard.writeText(text);
      setResult('Copied');
      return true;
    } catch {
      setResult('Select and copy it');
      return false;
    }
  }
  return { result, copy };
}
