import type { User } from '@api/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { followOtherTabs, readStored, SESSION_STORAGE_KEY, useSessionStore } from './session-store.ts';

const user = { id: 7, email: 'learner@example.org', role_id: 3, username: 'learner' } as User;
const stored = () => JSON.parse(localStorage.getItem(SESSION_STORAGE_KEY) ?? 'null')?.state;

function storeInAnotherTab(value: string | null) {
  if (value === null) localStorage.removeItem(SESSION_STORAGE_KEY);
  else localStorage.setItem(SESSION_STORAGE_KEY, value);
  window.dispatchEvent(new StorageEvent('storage', { key: SESSION_STORAGE_KEY, newValue: value }));
}

let stop: () => void;
beforeEach(() => {
  useSessionStore.getState().clear();
  stop = followOtherTabs();
});
afterEach(() => stop());

describe('the session', () => {
  it('is kept in browser storage under the auth store’s key', () => {
    useSessionStore.getState().signIn('token-1', user);
    expect(SESSION_STORAGE_KEY).toBe('auth-store');
    expect(stored()).toEqual({ token: 'token-1', user, cameFromQuestion: false });
  });

  it('takes over token and user that another tab stored', () => {
    storeInAnotherTab(JSON.stringify({ state: { token: 'token-2', user, cameFromQuestion: false }, version: 0 }));
    expect(useSessionStore.getState()).toMatchObject({ token: 'token-2', user });
  });

  it('is cleared when another tab leaves no token', () => {
    useSessionStore.getState().signIn('token-1', user);
    storeInAnotherTab(JSON.stringify({ state: { token: null, user: null }, version: 0 }));
    expect(useSessionStore.getState()).toMatchObject({ token: null, user: null });

    useSessionStore.getState().signIn('token-1', user);
    storeInAnotherTab(null);
    expect(useSessionStore.getState().token).toBeNull();
  });

  it.each([
    ['no object', 'yes'],
    ['a token that is no string', { token: 7, user }],
    ['an empty token', { token: '', user }],
    ['a token without a user', { token: 'token-1' }],
    ['a user of another shape', { token: 'token-1', user: { id: '7' } }],
    ['nothing', undefined],
  ])('counts %s as signed out', (_what, value) => {
    expect(readStored(value)).toEqual({ token: null, user: null, cameFromQuestion: false });
  });

  it('survives storage that is no JSON', async () => {
    localStorage.setItem(SESSION_STORAGE_KEY, '{broken');
    await useSessionStore.persist.rehydrate();
    expect(useSessionStore.getState().token).toBeNull();
  });
});
