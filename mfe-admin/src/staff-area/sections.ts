/** The pages of the staff area in the order of its tabs. */
export const SECTIONS = [
  { path: '/admin/questions', label: 'Questions' },
  { path: '/admin/user-doubts', label: 'Doubts' },
  { path: '/admin/reported-questions', label: 'Reports' },
  { path: '/admin/grade-tests', label: 'Answer sheets' },
  { path: '/admin/payments', label: 'Payments' },
] as const;
