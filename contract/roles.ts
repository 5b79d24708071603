export const roles = ['ADMIN', 'USER', 'REVIEWER'] as const;
export type Role = (typeof roles)[number];

export const roleLabels: Record<Role, string> = {
  ADMIN: 'Administrator',
  USER: 'User',
  REVIEWER: 'Reviewer',
};

/** D 18, in a line. */
export const roleDetails: Record<Role, string> = {
  ADMIN: 'All of it, and members, settings and billing',
  USER: 'Uploads letters, downloads results, manages developer tools',
  REVIEWER: 'Reads and decides letters in manual review, nothing else',
};
