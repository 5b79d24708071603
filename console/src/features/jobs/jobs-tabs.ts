import type { Role } from '@tassel/contract/roles.ts';
import type { Tab } from '#ui/Tabs.tsx';

const jobs: Tab = { to: '/jobs', label: 'Jobs', end: true };
const letters: Tab = { to: '/jobs/letters', label: 'Letters' };
const review: Tab = { to: '/jobs/review', label: 'Review queue' };
const downloads: Tab = { to: '/jobs/exports', label: 'Downloads' };
const map: Tab = { to: '/jobs/map', label: 'Map' };

/** D 49, by the rights of D 18: users don't review, reviewers do nothing else. */
const tabsByRole: Record<Role, Tab[]> = {
  ADMIN: [jobs, letters, review, downloads, map],
  USER: [jobs, letters, downloads, map],
  REVIEWER: [review],
};

export function jobsTabs(role: Role | undefined, reviewCount?: number): Tab[] {
  const tabs = role ? tabsByRole[role] : [];
  return tabs.map((tab) => (tab === review ? { ...tab, count: reviewCount } : tab));
}
