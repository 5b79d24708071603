import { IconButton } from '#ui/IconButton.tsx';
import { Logo } from '#ui/Logo.tsx';
import { useDialog } from '#ui/use-dialog.ts';
import { SidebarLinks } from './SidebarLinks.tsx';

type Props = { onClose: () => void };

/** The sidebar of small screens, behind the header's menu button. */
export function MobileMenu({ onClose }: Props) {
  const ref = useDialog(onClose);
  return (
    <dialog
      ref={ref}
      aria-label="Menu"
      className="mr-auto ml-0 h-full max-h-full w-sidebar max-w-full flex-col bg-surface-sunken text-text shadow-lg backdrop:motion-fade backdrop:bg-scrim open:flex md:hidden"
    >
      <header className="flex h-header items-center justify-between pr-2 pl-5">
        <Logo />
        <IconButton icon="close" label="Close menu" onClick={onClose} />
      </header>
      <nav data-dialog-body="" aria-label="Main" className="p-3">
        <SidebarLinks onFollow={onClose} />
      </nav>
    </dialog>
  );
}
