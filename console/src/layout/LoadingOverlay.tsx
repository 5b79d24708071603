import { Spinner } from '#ui/Spinner.tsx';

/** Spec §9: loader spinner size 55. Comes late enough not to flash over what is quick. */
export function LoadingOverlay() {
  return (
    <div
      data-loading-overlay=""
      className="motion-fade fixed inset-0 z-40 grid place-items-center bg-surface/75 [animation-delay:120ms] [animation-fill-mode:backwards]"
    >
      <Spinner size={55} label="Loading" />
    </div>
  );
}
