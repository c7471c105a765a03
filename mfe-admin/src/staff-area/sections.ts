import { addressOf } from '@shell/kit/addresses';

/**
 * The pages of the staff area in the order of its tabs; the restricted edition of the site leaves out those about what is `paid`. `also`:
 * further pages of a tab.
 */
export const SECTIONS: readonly { path: string; label: string; also?: readonly string[]; paid?: true }[] = [
  { path: addressOf('staff-dashboard'), label: 'Today' },
  { path: addressOf('staff-questions'), label: 'Questions' },
  { path: addressOf('staff-topics'), label: 'Topics' },
  { path: addressOf('staff-subjects'), label: 'Subjects' },
  { path: addressOf('upload-questions'), label: 'Uploads', also: [addressOf('upload-topics'), addressOf('upload-subjects')] },
  { path: addressOf('staff-doubts'), label: 'Doubts' },
  { path: addressOf('reported-questions'), label: 'Reports' },
  { path: addressOf('messages'), label: 'Messages' },
  { path: addressOf('grade-tests'), label: 'Answer sheets', paid: true },
  { path: addressOf('staff-users'), label: 'Users' },
  { path: addressOf('staff-posts'), label: 'Posts' },
  { path: addressOf('blog-feedback'), label: 'Blog feedback' },
  { path: addressOf('staff-plans'), label: 'Plans', paid: true },
  { path: addressOf('staff-payments'), label: 'Payments', paid: true },
  { path: addressOf('staff-modules'), label: 'Modules' },
  { path: addressOf('staff-log'), label: 'Log' },
];
