import type { IdentityProvider, SchoolLogIn } from '../../../adapters/identity/index.ts';
import { type ApiRouter, route } from '../../../http/route.ts';
import { limitSignUps, logIn, signUp } from './accounts.service.ts';
import { agree } from './agreements/agreements.service.ts';
import { devices, forgetDevice, renameDevice, signOutEverywhere, takeOverHere } from './devices/devices.service.ts';
import { changePassword, forgotPassword, limitResets, resetPassword } from './email-and-password/password-reset.ts';
import { limitLinks, sendVerificationEmail, verifyUser } from './email-and-password/verification.ts';
import { me } from './me.ts';
import { exportOwnData, limitExports, requestDeletion } from './own-data/own-data.service.ts';
import { addPasskey, beginPasskey } from './passkeys/add-passkey.service.ts';
import { namePasskey, passkeys, removePasskey } from './passkeys/manage-passkeys.service.ts';
import { accountSettings, chooseCourse, saveOnboardingAnswers, updateProfile } from './profile.service.ts';
import { addProvider, getProviders, removeProvider } from './school-providers/manage-providers.service.ts';
import { beginFactor, confirmFactor, removeFactor, renewCodes, secondFactor } from './second-factor/set-up.service.ts';
import { endSession } from './sessions/sessions.queries.ts';
import { endOneSession, endTheOthers, sessions } from './sessions/sessions.service.ts';
import { beginSchoolLogIn, finishSchoolLogIn, limitSchoolLogIns } from './sign-in/school-log-in.ts';
import { beginPasskeySignIn, limitChallenges, signInWithPasskey } from './sign-in/sign-in-with-passkey.ts';
import { limitCodes, logInWithCode } from './sign-in/start-session.ts';
import { signInProviders, signInWithThirdParty } from './sign-in/third-party.ts';
import { changeUsers } from './staff/change-users.ts';
import { inviteUsers, limitUserInvitations } from './staff/invite-users.ts';
import { exportUsers, listUsers } from './staff/list-users.ts';
import { changePermissions, getUser, resetSecondFactor } from './staff/managed-account.ts';
import {
  changeRole,
  endPlan,
  grantPlan,
  lockAccount,
  renameAccount,
  resetDevices,
  sendResetLink,
  signOutAccount,
  unlockAccount,
  verifyAccount,
} from './staff/staff-users.service.ts';

export function accountRoutes(router: ApiRouter, identity: IdentityProvider | null, schools: SchoolLogIn): void {
  route(router, 'POST /api/auth/signup', { limit: limitSignUps }, signUp);
  route(router, 'POST /api/auth/login', {}, logIn);
  route(router, 'GET /api/auth/providers', {}, signInProviders(identity));
  route(router, 'POST /api/auth/google-auth', {}, signInWithThirdParty(identity));
  route(router, 'POST /api/auth/school-log-in', { limit: limitSchoolLogIns }, beginSchoolLogIn(schools));
  route(router, 'POST /api/auth/school-log-in/finish', {}, finishSchoolLogIn(schools));
  route(router, 'GET /api/admin/school-providers', {}, getProviders);
  route(router, 'POST /api/admin/school-providers', {}, addProvider(schools));
  route(router, 'DELETE /api/admin/school-providers/:id', { transaction: true }, removeProvider);
  route(router, 'POST /api/auth/sign-out', { transaction: true }, ({ db, caller }) => endSession(db, caller));
  route(router, 'POST /api/auth/sign-out-everywhere', { transaction: true }, signOutEverywhere);

  route(router, 'POST /api/auth/forgot-password', {}, forgotPassword);
  route(router, 'POST /api/auth/reset-password', { limit: limitResets, transaction: true }, resetPassword);
  route(router, 'PUT /api/auth/password', {}, changePassword);
  route(router, 'POST /api/auth/send-verification-email', {}, sendVerificationEmail);
  route(router, 'POST /api/auth/verify-user', { limit: limitLinks, transaction: true }, verifyUser);

  route(router, 'GET /api/auth/devices', {}, devices);
  route(router, 'POST /api/auth/devices/take-over', { transaction: true }, takeOverHere);
  route(router, 'PUT /api/auth/devices/:id', {}, renameDevice);
  route(router, 'DELETE /api/auth/devices/:id', { transaction: true }, forgetDevice);

  route(router, 'GET /api/auth/second-factor', {}, secondFactor);
  route(router, 'POST /api/auth/second-factor', {}, beginFactor);
  route(router, 'DELETE /api/auth/second-factor', {}, removeFactor);
  route(router, 'POST /api/auth/second-factor/confirm', {}, confirmFactor);
  route(router, 'POST /api/auth/second-factor/recovery-codes', {}, renewCodes);
  route(router, 'POST /api/auth/second-factor/log-in', { limit: limitCodes }, logInWithCode);

  route(router, 'GET /api/auth/passkeys', {}, passkeys);
  route(router, 'POST /api/auth/passkeys/options', {}, beginPasskey);
  route(router, 'POST /api/auth/passkeys', {}, addPasskey);
  route(router, 'PUT /api/auth/passkeys/:id', {}, namePasskey);
  route(router, 'DELETE /api/auth/passkeys/:id', {}, removePasskey);
  route(router, 'POST /api/auth/passkeys/sign-in/options', { limit: limitChallenges }, beginPasskeySignIn);
  route(router, 'POST /api/auth/passkeys/sign-in', {}, signInWithPasskey);
  route(router, 'GET /api/auth/sessions', {}, sessions);
  route(router, 'POST /api/auth/sessions/end-others', { transaction: true }, endTheOthers);
  route(router, 'DELETE /api/auth/sessions/:id', { transaction: true }, endOneSession);
  route(router, 'GET /api/admin/users', {}, listUsers);
  route(router, 'GET /api/admin/users/export', {}, exportUsers);
  route(router, 'POST /api/admin/users/invitations', { limit: limitUserInvitations, transaction: true }, inviteUsers);
  route(router, 'POST /api/admin/users/bulk', {}, changeUsers);
  route(router, 'GET /api/admin/users/:id', {}, getUser);
  route(router, 'POST /api/admin/users/:id/verify', { transaction: true }, verifyAccount);
  route(router, 'PUT /api/admin/users/:id/name', { transaction: true }, renameAccount);
  route(router, 'POST /api/admin/users/:id/send-reset-link', { transaction: true }, sendResetLink);
  route(router, 'POST /api/admin/users/:id/lock', { transaction: true }, lockAccount);
  route(router, 'POST /api/admin/users/:id/unlock', { transaction: true }, unlockAccount);
  route(router, 'POST /api/admin/users/:id/reset-devices', { transaction: true }, resetDevices);
  route(router, 'POST /api/admin/users/:id/sign-out', { transaction: true }, signOutAccount);
  route(router, 'POST /api/admin/users/:id/reset-second-factor', { transaction: true }, resetSecondFactor);
  route(router, 'PUT /api/admin/users/:id/role', { transaction: true }, changeRole);
  route(router, 'PUT /api/admin/users/:id/permissions', { transaction: true }, changePermissions);
  route(router, 'POST /api/admin/users/:id/memberships', { transaction: true }, grantPlan);
  route(router, 'POST /api/admin/users/:id/memberships/:membership/end', { transaction: true }, endPlan);

  route(router, 'GET /api/me', {}, me);
  route(router, 'GET /api/user', {}, accountSettings);
  route(router, 'PUT /api/user', {}, updateProfile);
  route(router, 'PUT /api/user/course', { transaction: true }, chooseCourse);
  route(router, 'POST /api/user/agreements', { transaction: true }, agree);
  route(router, 'GET /api/user/export', { limit: limitExports }, exportOwnData);
  route(router, 'DELETE /api/user', {}, requestDeletion);
  route(router, 'PATCH /api/user/onboarding', {}, saveOnboardingAnswers);
}
