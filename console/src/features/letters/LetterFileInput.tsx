import type { RefObject } from 'react';

type Props = { input: RefObject<HTMLInputElement | null>; onFile: (file: File) => void };

/** The browser's own file picker, opened by a button elsewhere. */
export function LetterFileInput({ input, onFile }: Props) {
  return (
    <input
      ref={input}
      type="file"
      aria-label="New file for this letter"
      tabIndex={-1}
      className="sr-only"
      accept=".pdf,.png,.jpg,.jpeg,.heic,.webp,.tif,.tiff,.zip"
      onChange={(event) => {
        const file = event.target.files?.[0];
        // So that the same file can be chosen again.
        event.target.value = '';
        if (file) onFile(file);
      }}
    />
  );
}
