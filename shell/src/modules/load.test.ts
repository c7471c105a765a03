import { describe, expect, it, vi } from 'vitest';
import { loadWithRetry, ModuleUnavailableError } from './load.ts';

describe('loadWithRetry', () => {
  it('gives what the first try loads', async () => {
    const attempt = vi.fn(async () => 'module');
    await expect(loadWithRetry('mfe-tests', attempt)).resolves.toBe('module');
    expect(attempt).toHaveBeenCalledTimes(1);
  });

  it('tries once more, and says which try it is', async () => {
    const attempt = vi.fn(async (tryNumber: number) => {
      if (tryNumber === 0) throw new Error('gone');
      return 'module';
    });
    await expect(loadWithRetry('mfe-tests', attempt)).resolves.toBe('module');
    expect(attempt.mock.calls).toEqual([[0], [1]]);
  });

  it('gives up after the second try and keeps the cause', async () => {
    const cause = new Error('still gone');
    const failure = await loadWithRetry('mfe-tests', () => Promise.reject(cause)).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ModuleUnavailableError);
    expect(failure).toMatchObject({ cause });
  });

  it('gives up on a module that does not arrive in time', async () => {
    const never = () => new Promise<string>(() => {});
    await expect(loadWithRetry('mfe-tests', never, 1)).rejects.toBeInstanceOf(ModuleUnavailableError);
  });
});
