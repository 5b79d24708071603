import type { EmptyStateFact } from '#ui/EmptyState.tsx';
import type { Organization } from './state.ts';

export function creditsFact(organization: Pick<Organization, 'credits'> | null): EmptyStateFact[] {
  if (!organization) return [];
  const { credits } = organization;
  const detail =
    credits === 1 ? '1 free classification left' : `${credits.toLocaleString('en-US')} free classifications left`;
  return [{ term: 'Credits', detail }];
}
