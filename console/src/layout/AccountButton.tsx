import { useState } from 'react';
import { useAppSelector } from '#console/store-hooks.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { AccountDrawer } from './AccountDrawer.tsx';

export function AccountButton() {
  const profile = useAppSelector(({ user }) => user.profile);
  const [isOpen, setIsOpen] = useState(false);
  const name = `${profile?.firstName ?? ''} ${profile?.lastName ?? ''}`;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        className="-my-1.5 -mr-1.5 ml-auto grid size-10 shrink-0 place-items-center rounded-full"
      >
        <Avatar name={name} />
        <VisuallyHidden>Your Account, {name}</VisuallyHidden>
      </button>
      <AccountDrawer isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
