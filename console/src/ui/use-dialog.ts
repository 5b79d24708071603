import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { enterDialog } from './open-dialogs.ts';

const focusable = 'input:not([type="hidden"]), textarea, select, button, a[href], [tabindex]:not([tabindex="-1"])';

/** Opens the native dialog for as long as the component is mounted; Escape and the overlay ask to close it. */
export function useDialog(
  onClose: () => void,
  initialFocus?: RefObject<HTMLElement | null>,
): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  const requestClose = useEffectEvent(onClose);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const leave = enterDialog(dialog);
    dialog.showModal();
    (initialFocus?.current ?? firstControl(dialog))?.focus();
    const listening = new AbortController();
    const { signal } = listening;
    let pressedOverlay = false;

    // A file input inside sends a cancel event of its own, hence the look at the target.
    dialog.addEventListener(
      'cancel',
      (event) => {
        if (event.target !== dialog) return;
        event.preventDefault();
        requestClose();
      },
      { signal },
    );
    dialog.addEventListener('close', (event) => event.target === dialog && requestClose(), { signal });
    // Only a press that begins and ends on the overlay closes: selecting text may end outside.
    dialog.addEventListener(
      'pointerdown',
      (event) => {
        pressedOverlay = event.target === dialog;
      },
      { signal },
    );
    dialog.addEventListener('click', (event) => event.target === dialog && pressedOverlay && requestClose(), {
      signal,
    });

    return () => {
      listening.abort();
      leave();
      dialog.close();
    };
  }, [initialFocus]);

  return ref;
}

function firstControl(dialog: HTMLDialogElement): HTMLElement | null {
  const places = ['[data-autofocus]', ...['[data-dialog-body]', '[data-dialog-footer]'].map(controlsIn)];
  for (const place of places) {
    const control = dialog.querySelector<HTMLElement>(place);
    if (control) return control;
  }
  return null;
}

function controlsIn(part: string): string {
  return `${part} :is(${focusable}):not(:disabled)`;
}
