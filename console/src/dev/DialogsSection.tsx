import { useState } from 'react';
import { Avatar } from '#ui/Avatar.tsx';
import { Button } from '#ui/Button.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { Drawer } from '#ui/Drawer.tsx';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import { type Appearance, appearances, useTheme } from '#ui/use-theme.ts';
import { GallerySection } from './GallerySection.tsx';
import { SampleModal } from './SampleModal.tsx';

const appearanceLabels: Record<Appearance, string> = { system: 'System', light: 'Light', dark: 'Dark' };
const appearanceOptions = appearances.map((value) => ({ value, label: appearanceLabels[value] }));

export function DialogsSection() {
  const [shown, setShown] = useState<'modal' | 'confirm' | 'drawer' | null>(null);
  const { appearance, setAppearance } = useTheme();
  const close = () => setShown(null);
  return (
    <GallerySection title="Modal and drawer">
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => setShown('modal')}>Open modal</Button>
        <Button onClick={() => setShown('confirm')}>Open confirm</Button>
        <Button onClick={() => setShown('drawer')}>Open drawer</Button>
      </div>
      <SampleModal open={shown === 'modal'} onClose={close} />
      <ConfirmDialog
        open={shown === 'confirm'}
        danger
        title="Delete 3 jobs and their 412 letters?"
        keepLabel="Keep them"
        confirmLabel="Delete 3 jobs"
        onConfirm={close}
        onClose={close}
      >
        <p>Files, figures and review notes go. Usage records stay. This can't be undone.</p>
      </ConfirmDialog>
      <Drawer
        open={shown === 'drawer'}
        onClose={close}
        title="Your Account"
        footer={
          <Button block icon="sign-out" onClick={close}>
            sign out
          </Button>
        }
      >
        <div className="mb-5 flex items-center gap-3 border-b border-border py-5">
          <Avatar name="Dana Whitfield" size="lg" />
          <div className="min-w-0">
            <p className="font-medium">Dana Whitfield</p>
            <p className="truncate text-text-muted">dana.whitfield@bridgepath.example</p>
          </div>
        </div>
        <SegmentedControl label="Appearance" value={appearance} options={appearanceOptions} onChange={setAppearance} />
      </Drawer>
    </GallerySection>
  );
}
