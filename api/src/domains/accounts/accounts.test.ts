import { describe, expect, test } from 'vitest';
import { startTestApi } from '../../../test/test-api.ts';

const api = await startTestApi();

describe('POST /api/auth/signup', () => {
  test('creates an account and signs in', async () => {
    const body = { email: 'Ada@Example.com', username: 'Ada', password: 'secret1', confirmPassword: 'secret1' };
    const answer = await api.call('POST /api/auth/signup', { body });
    expect(answer.status).toBe(200);
    expect(answer.body.user).toMatchObject({ email: 'ada@example.com', role_id: 3, verified: false });
    expect(answer.headers.get('authorization')).toMatch(/^Bearer [\w-]{43}$/);
  });
});
