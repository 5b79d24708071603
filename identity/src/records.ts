import { type Adapter, type AdapterPayload, errors } from 'oidc-provider';
import type { IdentityContext } from './context.ts';

type Row = { payload: AdapterPayload; consumed_at: Date | null };

const select = 'select payload, consumed_at from identity.records';

/** The provider asks for one store a kind of record (Session, Grant, RefreshToken, …); all share one table. */
export function recordsOf({ pool, now }: IdentityContext, kind: string): Adapter {
  async function findOne(where: string, value: string): Promise<AdapterPayload | undefined> {
    const { rows } = await pool.query<Row>(`${select} where kind = $1 and ${where}`, [kind, value]);
    return rows[0] && asPayload(rows[0]);
  }

  return {
    find: (id) => findOne('id = $2', id),
    findByUid: (uid) => findOne('uid = $2', uid),
    findByUserCode: (userCode) => findOne('user_code = $2', userCode),

    async upsert(id, payload, expiresIn) {
      const expiresAt = expiresIn === undefined ? null : new Date(now().getTime() + expiresIn * 1000);
      await pool.query(
        `insert into identity.records (kind, id, payload, uid, grant_id, user_code, account_id, expires_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8)
         on conflict (kind, id) do update set payload = excluded.payload, uid = excluded.uid,
           grant_id = excluded.grant_id, user_code = excluded.user_code, account_id = excluded.account_id,
           expires_at = excluded.expires_at`,
        [
          kind,
          id,
          payload,
          payload.uid,
          payload.grantId,
          payload.userCode,
          // An interaction that has a sign-in but hasn't used it yet counts as one of the account's sign-ins.
          payload.accountId ?? payload.result?.login?.accountId,
          expiresAt,
        ],
      );
    },

    async consume(id) {
      const { rowCount } = await pool.query(
        'update identity.records set consumed_at = $3 where kind = $1 and id = $2 and consumed_at is null',
        [kind, id, now()],
      );
      // Two requests with one code or refresh token at the same moment: only one may go on.
      if (rowCount === 0) throw new errors.InvalidGrant('already used');
    },

    async destroy(id) {
      await pool.query('delete from identity.records where kind = $1 and id = $2', [kind, id]);
    },

    async revokeByGrantId(grantId) {
      await pool.query('delete from identity.records where kind = $1 and grant_id = $2', [kind, grantId]);
    },
  };
}

function asPayload({ payload, consumed_at }: Row): AdapterPayload {
  return consumed_at ? { ...payload, consumed: Math.floor(consumed_at.getTime() / 1000) } : payload;
}
