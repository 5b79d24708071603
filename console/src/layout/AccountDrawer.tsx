import { config } from '#console/config.ts';
import { useAppSelector } from '#console/store-hooks.ts';
import { Button } from '#ui/Button.tsx';
import { Drawer } from '#ui/Drawer.tsx';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import { appearanceOptions, useTheme } from '#ui/use-theme.ts';
import { DrawerLink } from './DrawerLink.tsx';
import { OutboundLink } from './OutboundLink.tsx';

type Props = { isOpen: boolean; onClose: () => void };

export function AccountDrawer({ isOpen, onClose }: Props) {
  const profile = useAppSelector(({ user }) => user.profile);
  const { appearance, setAppearance } = useTheme();
  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      title="Your Account"
      footer={
        <Button to="/logout" icon="sign-out" block>
          sign out
        </Button>
      }
    >
      <div className="py-4 wrap-break-word">
        <p className="font-medium">
          {profile?.firstName} {profile?.lastName}
        </p>
        <p className="text-text-muted">{profile?.email}</p>
      </div>
      <ul className="mb-6 border-y border-border py-2">
        <DrawerLink icon="user" to="/advisor" onClick={onClose}>
          Profile
        </DrawerLink>
        {config.mainAppUrl && (
          <OutboundLink icon="external" href={config.mainAppUrl}>
            Main app
          </OutboundLink>
        )}
        {config.supportUrl && (
          <OutboundLink icon="question" href={config.supportUrl}>
            Support
          </OutboundLink>
        )}
      </ul>
      <SegmentedControl label="Appearance" value={appearance} options={appearanceOptions} onChange={setAppearance} />
    </Drawer>
  );
}
