import { invitationMessages } from '@tassel/contract/invitation.ts';
import { sql } from 'kysely';
import { requireRole } from '#features/session/require-role.ts';
import { userError } from '#platform/errors.ts';
import { isId } from '#platform/ids.ts';
import { containing, type PageInput, pageRange } from '#platform/paging.ts';
import type { ViewerContext } from '#server/context.ts';
import { type Page, pageOf } from '#server/graphql-pages.ts';
import { type Invitation, invitationColumns, invitations } from './invitations.ts';

export type InvitationFilter = { recipient_contains?: string | null };
type Input = PageInput & { organizationId?: string | null; filter?: InvitationFilter | null };

/** Those of an organization that nobody has accepted yet, newest first. */
export async function readPendingInvitations(context: ViewerContext, input: Input): Promise<Page<Invitation>> {
  const { organizationId } = requireRole(context, input.organizationId, 'ADMIN');
  const range = pageRange(input);
  const text = input.filter?.recipient_contains;
  let pending = pendingOf(context, organizationId);
  if (text?.trim()) pending = pending.where('recipient', 'ilike', containing(text.trim()));
  const [items, { count }] = await Promise.all([
    pending
      .orderBy('invitations.insert_time', 'desc')
      .orderBy('invitations.id')
      .limit(range.limit)
      .offset(range.offset)
      .select(invitationColumns)
      .execute(),
    pending.select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow(),
  ]);
  return pageOf(range, count, items);
}

export async function findPending(context: ViewerContext, organizationId: string, id: string): Promise<Invitation> {
  const pending = isId(id)
    ? await pendingOf(context, organizationId)
        .where('invitations.id', '=', id)
        .select(invitationColumns)
        .executeTakeFirst()
    : undefined;
  if (!pending) throw userError('NOT_FOUND', invitationMessages.notFound);
  return pending;
}

function pendingOf(context: ViewerContext, organizationId: string) {
  return invitations(context)
    .where('invitations.organization_id', '=', organizationId)
    .where('invitations.status', '=', 'PENDING');
}
