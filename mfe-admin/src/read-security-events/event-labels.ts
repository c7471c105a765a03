import type { SecurityEvent, SecurityEventKind } from '@api/contract';

const WORDS: Readonly<Record<SecurityEventKind, string>> = {
  'log_in.succeeded': 'Logged in',
  'log_in.failed': 'Wrong password or passkey at log-in',
  'log_in.refused': 'Log-in refused',
  'access.refused': 'Asked for what the role does not allow',
  'account.created': 'Signed up',
  'account.locked': 'Account locked',
  'account.unlocked': 'Account unlocked',
  'email.changed': 'E-mail address changed',
  'password.changed': 'Password changed',
  'password.wrong': 'Wrong password where it is asked for again',
  'factor.added': 'Second factor set up',
  'factor.removed': 'Second factor taken away',
  'factor.reset': 'Second factor reset',
  'factor.wrong_code': 'Wrong code of the second factor',
  'recovery_code.used': 'Recovery code used',
  'recovery_codes.renewed': 'New recovery codes made',
  'passkey.added': 'Passkey added',
  'passkey.removed': 'Passkey removed',
  'passkey.refused': 'New passkey refused',
  'sessions.ended': 'Sessions ended',
  'role.changed': 'Role changed',
  'permissions.changed': 'Permissions changed',
  'plan.granted': 'Plan given',
  'plan.ended': 'Plan ended',
};

/** What happened, in a few words. */
export const whatHappened = ({ kind }: Pick<SecurityEvent, 'kind'>) => WORDS[kind];

/** The choices of the filter. */
export const KIND_OPTIONS = (Object.keys(WORDS) as SecurityEventKind[]).map((value) => ({ value, label: WORDS[value] }));
