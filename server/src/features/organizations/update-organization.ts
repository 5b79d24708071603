import { inTransaction } from '#platform/transaction.ts';
import type { ViewerContext } from '#server/context.ts';
import { changeSettings, type Settings } from './change-settings.ts';
import { type Organization, readOrganization } from './organizations.ts';
import { removeMembers } from './remove-members.ts';

type Input = { organizationId: string; input: Settings & { removeUserIds?: string[] | null } };

/** Spec §7: changes settings, and is also used to remove members. Each part has its own guard. */
export async function updateOrganization(
  context: ViewerContext,
  { organizationId, input }: Input,
): Promise<Organization> {
  const { removeUserIds, ...settings } = input;
  return inTransaction(context, async (context) => {
    if (!removeUserIds || Object.keys(settings).length > 0) await changeSettings(context, { organizationId, settings });
    if (removeUserIds) await removeMembers(context, { organizationId, ids: removeUserIds });
    return readOrganization(context, organizationId);
  });
}
