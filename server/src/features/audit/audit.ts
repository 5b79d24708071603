import type { AuditAction } from '@tassel/contract/audit.ts';
import type { Viewer } from '#features/session/viewer.ts';
import { newId } from '#platform/ids.ts';
import type { Context, ViewerContext } from '#server/context.ts';

type Deed = {
  organizationId: string;
  action: AuditAction;
  /** Whom or what it was done to, in words that stay true: "Marcus Bell (marcus.bell@bridgepath.example)". */
  subject?: string;
  /** "User to Administrator". */
  detail?: string;
};

/** A request's context, or that of a task: then nobody in particular did it. */
type Doer = Context & Partial<Pick<ViewerContext, 'viewer' | 'networkAddress'>>;

/** A key acts for its owner, and is named beside them. */
const nameOf = ({ firstName, lastName, apiKey }: Viewer): string =>
  `${firstName} ${lastName}${apiKey ? ` (API key ${apiKey.key})` : ''}`;

/** Writes down what was done, by whom and from where, in the transaction of the deeds themselves (D 25). */
export async function audit(context: Doer, ...deeds: Deed[]): Promise<void> {
  if (deeds.length === 0) return;
  const { viewer, clock } = context;
  const now = clock.now();
  const entries = deeds.map(({ organizationId, action, subject = '', detail = '' }) => ({
    id: newId(now.getTime()),
    organization_id: organizationId,
    insert_time: now,
    person_id: viewer?.personId ?? null,
    person_name: viewer ? nameOf(viewer) : 'Tassel',
    person_email: viewer?.email ?? '',
    action,
    subject,
    detail,
    network_address: context.networkAddress ?? '',
  }));
  await context.db.insertInto('audit_entries').values(entries).execute();
}
