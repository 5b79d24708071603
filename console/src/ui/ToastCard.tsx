import { classNames } from './class-names.ts';
import { Icon, type IconName } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';
import { dismissToast, pauseToast, resumeToast, type Toast, type ToastKind } from './toast.ts';

const looks: Record<ToastKind, { icon: IconName; tone: string }> = {
  success: { icon: 'check-circle', tone: 'text-green-solid' },
  info: { icon: 'info', tone: 'text-blue-solid' },
  error: { icon: 'warning', tone: 'text-red-solid' },
};

export function ToastCard({ toast }: { toast: Toast }) {
  const { id, kind, text, action, onClick } = toast;
  const { icon, tone } = looks[kind];
  const hold = {
    onPointerEnter: () => pauseToast(id),
    onPointerLeave: () => resumeToast(id),
    onFocus: () => pauseToast(id),
    onBlur: () => resumeToast(id),
  };

  function act() {
    dismissToast(id);
    action?.onSelect();
  }

  return (
    <div
      {...hold}
      role={kind === 'error' ? 'alert' : 'status'}
      className="motion-slide pointer-events-auto relative flex gap-2 rounded-lg bg-surface-raised p-3 text-sm shadow-lg"
    >
      <Icon name={icon} className={classNames('mt-0.5', tone)} />
      <div className="min-w-0 flex-1 wrap-break-word">
        {onClick ? (
          <button
            type="button"
            onClick={onClick}
            className="text-left after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-focus"
          >
            {text}
          </button>
        ) : (
          text
        )}
        {action && (
          <>
            {' '}
            <button
              type="button"
              onClick={act}
              className="relative z-1 rounded-sm font-medium text-accent-text underline underline-offset-2"
            >
              {action.label}
            </button>
          </>
        )}
      </div>
      <IconButton
        icon="close"
        label="Dismiss"
        size="sm"
        onClick={() => dismissToast(id)}
        className="z-1 -my-1 -mr-1.5"
      />
    </div>
  );
}
