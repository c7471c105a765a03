import { describe, expect, test } from 'vitest';
import { startTestApi } from '../../../../../test/test-api.ts';

const api = await startTestApi();
const staff = await api.asStaff({ role_id: 1 });

async function exported(path: string): Promise<{ status: number; headers: Headers; text: string }> {
  const answer = await fetch(`${api.url}${path}`, { headers: { authorization: `Bearer ${staff.token}` } });
  const bytes = Buffer.from(await answer.arrayBuffer());
  return { status: answer.status, headers: answer.headers, text: bytes.toString('utf8') };
}

describe('a list as CSV', () => {
  test('holds every page of what the filter shows, and is noted', async () => {
    const people = Array.from({ length: 1_003 }, (_, index) => ({
      email: `many${String(index).padStart(4, '0')}@example.com`,
      username: index === 7 ? '=HYPERLINK("http://x.example")' : `Many ${index}`,
      role_id: 3,
    }));
    await api.db.batchInsert('users', people, 500);
    const { status, headers, text } = await exported('/api/admin/users/export?q=many&sortBy=email');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="accounts-\d{4}-\d\d-\d\d\.csv"$/);
    const lines = text.trim().split('\r\n');
    expect(text.startsWith('\uFEFFNumber,Name,Email,Role,Plan')).toBe(true);
    expect(lines).toHaveLength(1_004);
    expect(lines[8]).toContain(`"'=HYPERLINK(""http://x.example"")",many0007@example.com`);
    expect(lines.slice(1).map((line) => /many(\d{4})@/.exec(line)?.[1])).toEqual(
      people.map((_, index) => String(index).padStart(4, '0')),
    );
    const [action] =
      (await api.call('GET /api/admin/log', { as: staff, query: { action: 'list.exported' } })).body?.actions ?? [];
    expect(action).toMatchObject({ by: { id: staff.user.id }, details: { list: 'accounts', filter: 'q many, sortBy email' } });
  });

  test('of the log and of orders can be taken too', async () => {
    expect((await exported('/api/admin/log/export')).text).toContain('list.exported');
    expect((await exported('/api/admin/orders/export?status=paid')).text).toMatch(/^\uFEFFOrder,Opened,/);
  });

  test('holds actions and events of a release that knows more of them', async () => {
    const at = api.clock.now();
    await api.db('staff_actions').insert({ at, action: 'robot.painted', object_kind: 'robot', object_id: 1 });
    await api.db('security_events').insert({ at, kind: 'robot.entered', address: '203.0.113.7' });
    expect((await exported('/api/admin/log/export')).text).toContain('robot.painted');
    expect((await exported('/api/admin/security-events/export')).text).toContain('robot.entered');
  });

  test('gives its connection back when its reader goes away, so that the next ones get through', async () => {
    await api.db.raw(
      `INSERT INTO users (email, username, full_name, role_id)
       SELECT 'wide' || n || '@example.com', 'Wide ' || n, repeat('w', 200), 3 FROM generate_series(1, 20000) n`,
    );
    for (let round = 0; round < 2; round += 1) {
      const gone = new AbortController();
      const answer = await fetch(`${api.url}/api/admin/users/export`, {
        headers: { authorization: `Bearer ${staff.token}`, 'accept-encoding': round % 2 ? 'gzip' : 'identity' },
        signal: gone.signal,
      });
      expect(answer.status).toBe(200);
      gone.abort();
      await expect.poll(async () => (await exported('/api/admin/log/export')).status, { timeout: 10_000 }).toBe(200);
    }
    const idle = () => api.db('pg_stat_activity').whereRaw('datname = current_database()').where('state', 'idle in transaction');
    await expect.poll(async () => (await idle()).length, { timeout: 10_000 }).toBe(0);
  });
});
