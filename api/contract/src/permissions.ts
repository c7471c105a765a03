/** What staff may be permitted to do, in the order of the dialog that grants it. */
export const PERMISSIONS = [
  'content',
  'grading',
  'support',
  'accounts',
  'revenue',
  'money',
  'modules',
  'settings',
  'security_log',
] as const;
export type Permission = (typeof PERMISSIONS)[number];

/** Role 2 starts with these; role 1 has all. */
export const STARTING_PERMISSIONS: readonly Permission[] = ['content', 'grading', 'support'];

/** Each permission's label and description. */
export const PERMISSION_WORDS: Readonly<Record<Permission, { name: string; opens: string }>> = {
  content: { name: 'Content', opens: 'Write and publish questions, topics and posts' },
  grading: { name: 'Grading', opens: 'Grade answer sheets' },
  support: { name: 'Support', opens: 'Answer doubts, reports and messages' },
  accounts: { name: 'Accounts', opens: 'Verify and lock accounts, give plans, export the list' },
  revenue: { name: 'Payments', opens: 'See revenue and orders' },
  money: { name: 'Refunds', opens: 'Refund an order; needs Payments to find it' },
  modules: { name: 'Modules', opens: 'Make releases live and roll them back' },
  settings: { name: 'Settings', opens: 'Change plans and prices, see site status' },
  security_log: { name: 'Security log', opens: 'See log-ins, refusals and places' },
};

/** The message for a person without the permission. */
export const missingPermission = (permission: Permission) =>
  `You need the “${PERMISSION_WORDS[permission].name}” permission for this. Ask an administrator for it.`;
