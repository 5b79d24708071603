/** What the audit log is filtered by (D 25). */
export const auditKinds = ['MEMBERS', 'ROLES', 'SETTINGS', 'KEYS', 'WEBHOOKS', 'EXPORTS', 'DELETIONS', 'PLAN'] as const;
export type AuditKind = (typeof auditKinds)[number];

export const auditKindLabels: Record<AuditKind, string> = {
  MEMBERS: 'Members',
  ROLES: 'Roles',
  SETTINGS: 'Settings',
  KEYS: 'API keys',
  WEBHOOKS: 'Webhooks',
  EXPORTS: 'Exports',
  DELETIONS: 'Deletions',
  PLAN: 'Plan',
};

/** Every deed that is written down, with its kind and the words that people read. */
export const auditActions = {
  'organization.created': { kind: 'SETTINGS', words: 'Created the organization' },
  'settings.changed': { kind: 'SETTINGS', words: 'Changed the settings' },
  'member.invited': { kind: 'MEMBERS', words: 'Invited' },
  'invitation.resent': { kind: 'MEMBERS', words: 'Sent the invitation again' },
  'invitation.revoked': { kind: 'MEMBERS', words: 'Revoked the invitation' },
  'member.accepted': { kind: 'MEMBERS', words: 'Accepted the invitation' },
  'member.joined': { kind: 'MEMBERS', words: 'Joined by email domain' },
  'member.removed': { kind: 'MEMBERS', words: 'Removed' },
  'member.left': { kind: 'MEMBERS', words: 'Left the organization' },
  'role.changed': { kind: 'ROLES', words: 'Changed the role' },
  'api_key.created': { kind: 'KEYS', words: 'Created an API key' },
  'api_key.rotated': { kind: 'KEYS', words: 'Rotated an API key' },
  'api_key.disabled': { kind: 'KEYS', words: 'Disabled an API key' },
  'webhook.created': { kind: 'WEBHOOKS', words: 'Created a webhook' },
  'webhook.updated': { kind: 'WEBHOOKS', words: 'Changed a webhook' },
  'webhook.deleted': { kind: 'WEBHOOKS', words: 'Deleted a webhook' },
  'webhook.enabled': { kind: 'WEBHOOKS', words: 'Enabled a webhook' },
  'webhook.disabled': { kind: 'WEBHOOKS', words: 'Disabled a webhook' },
  'webhook.secret_rotated': { kind: 'WEBHOOKS', words: 'Rotated the secret of a webhook' },
  'webhook.secret_revealed': { kind: 'WEBHOOKS', words: 'Revealed the secret of a webhook' },
  'webhook.missing_sent': { kind: 'WEBHOOKS', words: 'Delivered what a webhook had missed' },
  'job.exported': { kind: 'EXPORTS', words: 'Exported a job' },
  'letters.exported': { kind: 'EXPORTS', words: 'Exported letters' },
  'job.canceled': { kind: 'DELETIONS', words: 'Canceled a job' },
  'job.deleted': { kind: 'DELETIONS', words: 'Deleted a job' },
  'learned_line.removed': { kind: 'SETTINGS', words: 'Removed a learned line' },
  'plan.changed': { kind: 'PLAN', words: 'Changed the plan' },
  'card.changed': { kind: 'PLAN', words: 'Set up a card' },
} as const satisfies Record<string, { kind: AuditKind; words: string }>;
export type AuditAction = keyof typeof auditActions;

export const auditActionsOf = (kinds: readonly AuditKind[]): AuditAction[] =>
  (Object.keys(auditActions) as AuditAction[]).filter((action) => kinds.includes(auditActions[action].kind));
