import { PERMISSIONS } from '@api/contract';
import { expect, test } from 'vitest';
import { guest, requireAccess, requireDevice, requireSignedIn, type SignedIn } from './caller.ts';

const learner: SignedIn = {
  signedIn: true,
  userId: 1,
  roleId: 3,
  staff: false,
  permissions: [],
  verified: true,
  sessionId: 1,
  deviceId: 1,
  elsewhere: null,
};
const staff: SignedIn = { ...learner, roleId: 2, staff: true };
const grader: SignedIn = { ...staff, permissions: ['grading'] };
const administrator: SignedIn = { ...staff, roleId: 1, permissions: PERMISSIONS };

test.each([
  ['anyone', null, null, null, null, null],
  ['signed-in', 'not_signed_in', null, null, null, null],
  ['staff', 'not_signed_in', 'not_allowed', null, null, null],
  ['grading', 'not_signed_in', 'not_allowed', 'not_allowed', null, null],
  ['money', 'not_signed_in', 'not_allowed', 'not_allowed', 'not_allowed', null],
  ['administrators', 'not_signed_in', 'not_allowed', 'not_allowed', 'not_allowed', null],
] as const)('access %s: guest %s, learner %s, staff %s, grader %s, administrator %s', (access, ...codes) => {
  for (const [index, caller] of [guest, learner, staff, grader, administrator].entries()) {
    const code = codes[index];
    const ask = () => requireAccess(access, caller);
    if (code) expect(ask).toThrow(expect.objectContaining({ code, status: code === 'not_allowed' ? 403 : 401 }));
    else expect(ask).not.toThrow();
  }
});

test('a refusal names the permission to ask for', () => {
  expect(() => requireAccess('money', grader)).toThrow('“Refunds” permission');
});

test.each(['staff', 'grading', 'administrators'] as const)(
  'access %s tells staff without their second factor what is missing',
  (access) => {
    for (const colleague of [staff, administrator]) {
      const without = { ...colleague, staff: false, permissions: [] };
      expect(() => requireAccess(access, without)).toThrow(expect.objectContaining({ code: 'second_factor_required' }));
      expect(() => requireAccess('signed-in', without)).not.toThrow();
    }
  },
);

test('a device is refused while another one of the account is in use, and learns which', () => {
  const refused = expect.objectContaining({ code: 'device_in_use', message: expect.stringContaining('My phone') });
  expect(() => requireDevice({ ...learner, elsewhere: 'My phone' })).toThrow(refused);
  expect(() => requireDevice(learner)).not.toThrow();
  expect(() => requireDevice(guest)).not.toThrow();
});

test('a guest is neither signed in nor staff', () => {
  expect(guest).toEqual({ signedIn: false, staff: false, permissions: [] });
});

test('requireSignedIn hands over a signed-in caller and refuses a guest', () => {
  expect(requireSignedIn(learner)).toBe(learner);
  expect(() => requireSignedIn(guest)).toThrow(expect.objectContaining({ status: 401 }));
});
