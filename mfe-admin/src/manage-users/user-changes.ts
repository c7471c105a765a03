import type { EndpointName, RoleId, StaffUserDetail } from '@api/contract';
import { useApiMutation } from '@shell/kit';
import { ROLE_WORDS } from './user-columns.tsx';

export type UserChange =
  | {
      act:
        | 'verify'
        | 'rename'
        | 'send-reset-link'
        | 'lock'
        | 'unlock'
        | 'reset-devices'
        | 'reset-second-factor'
        | 'sign-out'
        | 'grant-plan'
        | 'change-role'
        | 'change-permissions';
    }
  | { act: 'end-plan'; membership: StaffUserDetail['memberships'][number] };

const INVALIDATES: readonly EndpointName[] = ['GET /api/admin/users', 'GET /api/admin/users/:id', 'GET /api/admin/log'];

/** The call of each change. */
export function useUserChanges() {
  const refreshing = { invalidates: INVALIDATES } as const;
  return {
    verify: useApiMutation('POST /api/admin/users/:id/verify', refreshing),
    rename: useApiMutation('PUT /api/admin/users/:id/name', refreshing),
    'send-reset-link': useApiMutation('POST /api/admin/users/:id/send-reset-link', refreshing),
    lock: useApiMutation('POST /api/admin/users/:id/lock', refreshing),
    unlock: useApiMutation('POST /api/admin/users/:id/unlock', refreshing),
    'reset-devices': useApiMutation('POST /api/admin/users/:id/reset-devices', refreshing),
    'reset-second-factor': useApiMutation('POST /api/admin/users/:id/reset-second-factor', refreshing),
    'sign-out': useApiMutation('POST /api/admin/users/:id/sign-out', refreshing),
    'grant-plan': useApiMutation('POST /api/admin/users/:id/memberships', refreshing),
    'change-role': useApiMutation('PUT /api/admin/users/:id/role', refreshing),
    'change-permissions': useApiMutation('PUT /api/admin/users/:id/permissions', refreshing),
    'end-plan': useApiMutation('POST /api/admin/users/:id/memberships/:membership/end', refreshing),
  };
}

/** The confirmation of a change. */
export function changeDialogText(change: UserChange, { email, locked }: StaffUserDetail) {
  switch (change.act) {
    case 'verify':
      return {
        title: 'Mark the address as verified?',
        description: `${email} counts as verified, as if the owner had opened the link in our email. Make sure the address is theirs.`,
        label: 'Verify',
      };
    case 'rename':
      return { title: 'Correct the name?', description: `${email} is shown by this name from now on.`, label: 'Save name' };
    case 'send-reset-link':
      return {
        title: 'Send a reset link?',
        description: `${email} gets an email with a link for a new password. The present password works until then.`,
        label: 'Send link',
      };
    case 'lock':
      return {
        title: 'Lock this account?',
        description: `${email} is signed out everywhere and cannot sign in until staff unlock the account. They are emailed. Nothing is deleted, and billing continues.`,
        label: 'Lock',
        danger: true,
      };
    case 'unlock':
      return {
        title: 'Unlock this account?',
        description:
          locked?.by === 'devices'
            ? `${email} can log in again. All devices are reset, and the owner is emailed.`
            : `${email} can log in again, also after too many wrong passwords.`,
        label: 'Unlock',
      };
    case 'reset-devices':
      return {
        title: 'Reset all devices?',
        description: `${email} is signed out everywhere, and all devices are reset.`,
        label: 'Reset devices',
      };
    case 'reset-second-factor':
      return {
        title: 'Reset two-step verification?',
        description: `${email} is signed out everywhere and logs in with the password alone until two-step verification is set up again. Make sure the owner is asking; they are emailed.`,
        label: 'Reset',
        danger: true,
      };
    case 'sign-out':
      return {
        title: 'Sign out everywhere?',
        description: `All sessions of ${email} end. They can log in again at once.`,
        label: 'Sign out',
      };
    case 'grant-plan':
      return {
        title: 'Give a plan?',
        description: `${email} has it at once, free of charge. They are emailed.`,
        label: 'Give the plan',
      };
    case 'change-role':
      return {
        title: 'Change the role?',
        description: 'Staff start with content, grading and support. Administrators have every permission and manage staff.',
        label: 'Change role',
      };
    case 'change-permissions':
      return {
        title: 'Change permissions?',
        description: `What ${email} may do from now on, also in pages that are open.`,
        label: 'Change permissions',
      };
    case 'end-plan':
      return {
        title: `End ${change.membership.plan_name}?`,
        description: `${email} loses it at once. It was given by staff; nothing was paid for it.`,
        label: 'End the plan',
        danger: true,
      };
  }
}

export const ROLE_OPTIONS = ([3, 2, 1] as const satisfies readonly RoleId[]).map((role) => ({
  value: String(role),
  label: ROLE_WORDS[role],
}));
