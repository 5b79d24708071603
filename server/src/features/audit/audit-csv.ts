import { Readable } from 'node:stream';
import { auditActions, auditKindLabels } from '@tassel/contract/audit.ts';
import { requireRole } from '#features/session/require-role.ts';
import { csvLine, csvStart } from '#platform/csv.ts';
import { userError } from '#platform/errors.ts';
import { readSigned, sign } from '#platform/signed-text.ts';
import type { Context, ViewerContext } from '#server/context.ts';
import { type AuditEntry, type AuditFilter, eachAuditEntry, refuseWrongDays } from './entries.ts';

const purpose = 'audit-csv';
const linkMinutes = 5;
const heads = ['Time (UTC)', 'Name', 'Email', 'Kind', 'Action', 'To', 'Detail', 'Network address'];

type Link = { organizationId: string; filter: AuditFilter };
type Input = { organizationId?: string | null; filter?: AuditFilter | null };

/** An address that answers the log as a file for a few minutes: a browser loads it without a token. */
export function auditCsvUrl(context: ViewerContext, input: Input): string {
  const { organizationId } = requireRole(context, input.organizationId, 'ADMIN');
  const expires = new Date(context.clock.now().getTime() + linkMinutes * 60_000);
  const filter = input.filter ?? {};
  refuseWrongDays(filter);
  const link: Link = { organizationId, filter };
  const token = sign(context.config.secretKey, purpose, link, expires);
  return `${context.config.publicUrl}/api/audit.csv?token=${token}`;
}

export function auditCsv(context: Context, token: string): Readable {
  const link = readSigned<Link>(context.config.secretKey, purpose, token, context.clock.now());
  if (!link) throw userError('NOT_FOUND', 'This address works no more. Download the log again.');
  return Readable.from(lines(context, link));
}

async function* lines(context: Context, { organizationId, filter }: Link): AsyncGenerator<string> {
  yield csvStart + csvLine(heads);
  for await (const piece of eachAuditEntry(context, organizationId, filter)) yield piece.map(line).join('');
}

function line(entry: AuditEntry): string {
  const { kind, words } = auditActions[entry.action];
  return csvLine([
    entry.insertTime.toISOString(),
    entry.personName,
    entry.personEmail,
    auditKindLabels[kind],
    words,
    entry.subject,
    entry.detail,
    entry.networkAddress,
  ]);
}
