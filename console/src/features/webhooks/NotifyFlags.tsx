import { type WebhookNotification, webhookFlags, webhookNotifications } from '@tassel/contract/webhook.ts';
import { Checkbox } from '#ui/Checkbox.tsx';
import { Icon } from '#ui/Icon.tsx';
import { letterStatusLook } from '#ui/letter-status-look.ts';
import { solidTextOf } from '#ui/theme-color-style.ts';

type Flags = Record<WebhookNotification, boolean>;
type Props = { flags: Flags; onChange: (flags: Flags) => void };

export function NotifyFlags({ flags, onChange }: Props) {
  return (
    <fieldset className="min-w-0 border-t border-border pt-5">
      <legend className="float-left mb-2 w-full text-base font-semibold">Notify when a letter becomes</legend>
      <div className="clear-both columns-2 gap-6 max-md:columns-1">
        {webhookFlags.map((flag) => {
          const { label, icon, color } = letterStatusLook[webhookNotifications[flag]];
          return (
            <Checkbox
              key={flag}
              className="break-inside-avoid"
              checked={flags[flag]}
              onChange={(isOn) => onChange({ ...flags, [flag]: isOn })}
              label={
                <span className="inline-flex items-center gap-1.5">
                  <Icon name={icon} className={solidTextOf[color]} />
                  {label}
                </span>
              }
            />
          );
        })}
      </div>
      {!Object.values(flags).includes(true) && (
        <p className="mt-2 text-xs text-orange-text">Nothing is chosen, so this webhook is never called.</p>
      )}
    </fieldset>
  );
}
