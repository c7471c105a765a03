import { expect, test } from 'vitest';
import { guest, requireAccess, requireSignedIn, type SignedIn } from './caller.ts';

const learner: SignedIn = {
  signedIn: true,
  userId: 1,
  roleId: 3,
  staff: false,
  verified: true,
  sessionId: 1,
  deviceId: 1,
  elsewhere: null,
};
const staff: SignedIn = { ...learner, roleId: 2, staff: true };

test.each([
  ['anyone', null, null, null],
  ['signed-in', 'not_signed_in', null, null],
  ['staff', 'not_signed_in', 'not_allowed', null],
] as const)('access %s: guest %s, learner %s, staff %s', (access, ...codes) => {
  for (const [index, caller] of [guest, learner, staff].entries()) {
    const code = codes[index];
    const ask = () => requireAccess(access, caller);
    if (code) expect(ask).toThrow(expect.objectContaining({ code, status: code === 'not_allowed' ? 403 : 401 }));
    else expect(ask).not.toThrow();
  }
});

test('requireSignedIn hands over a signed-in caller and refuses a guest', () => {
  expect(requireSignedIn(learner)).toBe(learner);
  expect(() => requireSignedIn(guest)).toThrow(expect.objectContaining({ status: 401 }));
});
