import { type ReactNode, useRef } from 'react';
import { Button, type ButtonProps } from './Button.tsx';

type Props = Pick<ButtonProps, 'variant' | 'size' | 'icon' | 'className'> & {
  onChoose: (files: File[]) => void;
  accept?: string;
  multiple?: boolean;
  /** Chooses a folder with all that is in it. */
  folder?: boolean;
  /** Says it whole where the words on the button are short: "Replace award.pdf". */
  label?: string;
  children: ReactNode;
};

/** All browsers know it, React's types don't. */
const wholeFolder = { webkitdirectory: '' };

/** A button that opens the system's file picker. */
export function FileButton({ onChoose, accept, multiple, folder, label, children, ...look }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...look} aria-label={label} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        accept={accept}
        multiple={multiple || folder}
        {...(folder && wholeFolder)}
        aria-label={label ?? (typeof children === 'string' ? children : undefined)}
        onChange={({ currentTarget }) => {
          onChoose([...(currentTarget.files ?? [])]);
          // The same file may be chosen again.
          currentTarget.value = '';
        }}
      />
    </>
  );
}
