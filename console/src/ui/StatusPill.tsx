import type { LetterStatus } from '@tassel/contract/letter-status.ts';
import { letterStatusLook } from './letter-status-look.ts';
import { Pill } from './Pill.tsx';

export function StatusPill({ status }: { status: LetterStatus }) {
  const { label, color, icon } = letterStatusLook[status];
  return (
    <Pill color={color} icon={icon}>
      {label}
    </Pill>
  );
}
