import { joinDomainProblem, organizationNameProblem, purgeDaysProblem } from '@tassel/contract/organization.ts';
import { audit } from '#features/audit/audit.ts';
import { requireRole } from '#features/session/require-role.ts';
import { userError } from '#platform/errors.ts';
import { inTransaction } from '#platform/transaction.ts';
import type { ViewerContext } from '#server/context.ts';
import { lockOrganization } from './lock-organization.ts';
import { type Organization, readOrganization } from './organizations.ts';
import { settingWords } from './setting-words.ts';

/** What is left out stays; null switches joining and purging off. */
export type Settings = {
  name?: string | null;
  joinDomain?: string | null;
  manualReviewEnabled?: boolean | null;
  manualReviewSizeLimit?: boolean | null;
  manualReviewNoFreeMoney?: boolean | null;
  purgeLetterFilesAfter?: number | null;
};
type Input = { organizationId: string; settings: Settings };
export type SettingColumns = Omit<Organization, 'id' | 'credits' | 'billing_status'>;

export async function changeSettings(context: ViewerContext, { organizationId, settings }: Input): Promise<void> {
  requireRole(context, organizationId, 'ADMIN');
  await inTransaction(context, async (context) => {
    await lockOrganization(context, organizationId);
    const before = await readOrganization(context, organizationId);
    const changes = changesOf(before, settings);
    refuseProblems(context, changes);
    if (Object.keys(changes).length === 0) return;
    await context.db.updateTable('organizations').where('id', '=', organizationId).set(changes).execute();
    const detail = settingWords(before, changes);
    await audit(context, { organizationId, action: 'settings.changed', detail });
  });
}

function changesOf(before: Organization, settings: Settings): Partial<SettingColumns> {
  const wished: Partial<SettingColumns> = {
    name: settings.name?.trim(),
    manual_review_enabled: settings.manualReviewEnabled ?? undefined,
    manual_review_size_limit: settings.manualReviewSizeLimit ?? undefined,
    manual_review_no_free_money: settings.manualReviewNoFreeMoney ?? undefined,
    purge_letter_files_after: settings.purgeLetterFilesAfter,
    join_domain: settings.joinDomain?.trim().toLowerCase() ?? settings.joinDomain,
  };
  const isChange = ([column, value]: [string, unknown]) =>
    value !== undefined && value !== before[column as keyof SettingColumns];
  return Object.fromEntries(Object.entries(wished).filter(isChange));
}

function refuseProblems({ viewer }: ViewerContext, changes: Partial<SettingColumns>): void {
  const { name, join_domain: domain, purge_letter_files_after: days } = changes;
  const address = { email: viewer.email, isVerified: viewer.isEmailVerified };
  const problems = {
    name: name === undefined ? undefined : organizationNameProblem(name),
    joinDomain: domain ? joinDomainProblem(domain, address) : undefined,
    purgeLetterFilesAfter: days === undefined ? undefined : purgeDaysProblem(days),
  };
  const fields = Object.entries(problems).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const first = fields[0];
  if (first) throw userError('BAD_INPUT', first[1], { fields: Object.fromEntries(fields) });
}
