import type { Role } from '@tassel/contract/roles.ts';
import type { IconName } from '#ui/icon-paths.ts';

export type SidebarLink = {
  label: string;
  to: string;
  icon: IconName;
  group: 'main' | 'secondary';
  roles: readonly Role[];
};

const all: readonly Role[] = ['ADMIN', 'USER', 'REVIEWER'];
const makers: readonly Role[] = ['ADMIN', 'USER'];

/** Spec §2, "Left sidebar"; who sees what by D 18 and D 49. */
const links: readonly SidebarLink[] = [
  { label: 'Upload', to: '/upload', icon: 'upload', group: 'main', roles: makers },
  { label: 'Jobs', to: '/jobs', icon: 'jobs', group: 'main', roles: all },
  { label: 'Org Settings', to: '/org-settings', icon: 'settings', group: 'main', roles: ['ADMIN'] },
  { label: 'GraphQL', to: '/graphql', icon: 'graphql', group: 'secondary', roles: makers },
  { label: 'Webhooks', to: '/webhooks', icon: 'webhooks', group: 'secondary', roles: makers },
  { label: 'Manage API Keys', to: '/api-keys', icon: 'key', group: 'secondary', roles: makers },
];

export function linksFor(role: Role | undefined): SidebarLink[] {
  return links.filter(({ roles }) => role !== undefined && roles.includes(role));
}

/** The link whose address the path begins with, segment by segment. */
export function activeLink(path: string): SidebarLink | undefined {
  return links.find(({ to }) => path === to || path.startsWith(`${to}/`));
}

/** After another organization is chosen: the same section's first page, where the new role may see it. */
export function addressAfterSwitch(path: string, role: Role | undefined): string {
  const link = activeLink(path);
  if (!link) return path;
  return role !== undefined && link.roles.includes(role) ? link.to : '/';
}
