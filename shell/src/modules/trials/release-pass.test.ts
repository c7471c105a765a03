// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { followReleasePass } from './release-pass.ts';

let user: { id: number } | null;
let listener: () => void;
const ask = vi.fn(async () => undefined);
const session = {
  get: () => ({ user }),
  subscribe: (given: () => void) => {
    listener = given;
    return () => undefined;
  },
};
const load = (asked: boolean) => followReleasePass({ asked, session, ask });
const signIn = (id: number | null) => {
  user = id === null ? null : { id };
  listener();
};

beforeEach(() => {
  sessionStorage.clear();
  ask.mockClear();
  user = null;
});

describe('the pass', () => {
  it('is requested once by a signed-in user while a version needs it, and removed with the session', () => {
    load(true);
    expect(ask).not.toHaveBeenCalled();
    signIn(1);
    signIn(1);
    expect(ask).toHaveBeenCalledTimes(1);
    // The next page load, and the same person.
    load(true);
    expect(ask).toHaveBeenCalledTimes(1);
    signIn(null);
    expect(ask).toHaveBeenCalledTimes(2);
    signIn(2);
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it('is asked for by nobody while no version needs it', () => {
    user = { id: 1 };
    load(false);
    signIn(2);
    signIn(null);
    expect(ask).not.toHaveBeenCalled();
  });

  it('that could not be had troubles nobody', () => {
    ask.mockRejectedValueOnce(new Error('offline'));
    user = { id: 1 };
    load(true);
    expect(ask).toHaveBeenCalledTimes(1);
  });
});
