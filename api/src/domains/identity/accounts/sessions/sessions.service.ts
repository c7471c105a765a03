import { notFound } from '../../../../errors.ts';
import type { Call } from '../../../../http/route.ts';
import { describeUserAgent } from '../../../../http/user-agent.ts';
import { noteSecurityEvent } from '../../security-events/index.ts';
import { endOfSession, endOtherSessions, endSessionOf, listSessions } from './sessions.queries.ts';

export async function sessions({ db, caller, config, now }: Call<'GET /api/auth/sessions'>) {
  const rows = await listSessions(db, caller.userId, now);
  return {
    sessions: rows.map((row) => {
      const end = endOfSession(row.created_at, caller.roleId, config);
      return {
        id: row.id,
        device: row.device_name ?? describeUserAgent(row.user_agent),
        current: row.id === caller.sessionId,
        created_at: row.created_at.toISOString(),
        last_used_at: row.last_used_at.toISOString(),
        expires_at: (row.expires_at < end ? row.expires_at : end).toISOString(),
        ends_at: end.toISOString(),
      };
    }),
  };
}

/** Ends one of the caller's sessions; the one that asks is ended too where it is meant. */
export async function endOneSession({ db, caller, params }: Call<'DELETE /api/auth/sessions/:id'>) {
  if (!(await endSessionOf(db, caller.userId, params.id))) throw notFound('You have no such session');
}

export async function endTheOthers(call: Call<'POST /api/auth/sessions/end-others'>) {
  const { db, caller, now } = call;
  await noteSecurityEvent(db, { kind: 'sessions.ended', userId: caller.userId, details: { which: 'others' } }, call, now);
  await endOtherSessions(db, caller);
}
