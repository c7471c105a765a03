import type { Permission } from '@api/contract';
import { addressOf } from '@shell/kit/addresses';

/** `paid` pages are missing in the restricted edition. */
export interface Section {
  path: string;
  label: string;
  also?: readonly string[];
  paid?: true;
  /** Others are for all staff. */
  permission?: Permission;
}

/** In the order of tabs; a tab leads to its first page. */
export const AREAS: readonly { label: string; sections: readonly Section[] }[] = [
  { label: 'Today', sections: [{ path: addressOf('staff-dashboard'), label: 'Today' }] },
  {
    label: 'Question bank',
    sections: [
      { path: addressOf('staff-questions'), label: 'Questions', permission: 'content' },
      { path: addressOf('staff-topics'), label: 'Topics', permission: 'content' },
      { path: addressOf('staff-subjects'), label: 'Subjects', permission: 'content' },
      {
        path: addressOf('upload-questions'),
        label: 'Uploads',
        permission: 'content',
        also: [addressOf('upload-topics'), addressOf('upload-subjects')],
      },
    ],
  },
  {
    label: 'Learners',
    sections: [
      { path: addressOf('staff-doubts'), label: 'Doubts', permission: 'support' },
      { path: addressOf('reported-questions'), label: 'Reports', permission: 'support' },
      { path: addressOf('grade-tests'), label: 'Answer sheets', paid: true, permission: 'grading' },
      { path: addressOf('messages'), label: 'Messages', permission: 'support' },
      { path: addressOf('staff-users'), label: 'Users' },
      { path: addressOf('staff-classes'), label: 'Classes', permission: 'accounts' },
    ],
  },
  {
    label: 'Sales',
    sections: [
      { path: addressOf('staff-payments'), label: 'Payments', paid: true, permission: 'revenue' },
      { path: addressOf('staff-plans'), label: 'Plans', paid: true, permission: 'settings' },
    ],
  },
  {
    label: 'Blog',
    sections: [
      { path: addressOf('staff-posts'), label: 'Posts', permission: 'content' },
      { path: addressOf('blog-feedback'), label: 'Blog feedback', permission: 'content' },
    ],
  },
  {
    label: 'System',
    sections: [
      { path: addressOf('staff-modules'), label: 'Modules', permission: 'modules' },
      { path: addressOf('staff-log'), label: 'Log' },
      { path: addressOf('security-events'), label: 'Security', permission: 'security_log' },
      { path: addressOf('school-platforms'), label: 'School platforms', permission: 'settings' },
      { path: addressOf('school-log-ins'), label: 'School log-ins', permission: 'settings' },
      { path: addressOf('site-health'), label: 'Site status', permission: 'settings' },
    ],
  },
];

/** All other pages of the area are below its address. */
const DASHBOARD = addressOf('staff-dashboard');

/** Whether an address belongs to a section. */
export const holds = ({ path, also = [] }: Section, pathname: string) =>
  path === DASHBOARD ? pathname === path : [path, ...also].some((address) => pathname.startsWith(address));

/** Undefined outside all sections. */
export const sectionOf = (pathname: string) =>
  AREAS.flatMap(({ sections }) => sections).find((section) => holds(section, pathname));
