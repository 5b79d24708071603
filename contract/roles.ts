export const roles = ['ADMIN', 'USER', 'REVIEWER'] as const;
export type Role = (typeof roles)[number];

export const roleLabels: Record<Role, string> = {
  ADMIN: 'Administrator',
  USER: 'User',
  REVIEWER: 'Reviewer',
};
