import { addressOf } from '@shell/kit/addresses';

/** A page of the staff area. The restricted edition of the site leaves out those about what is `paid`; some are for administrators alone. */
export interface Section {
  path: string;
  label: string;
  /** Further pages that belong to it. */
  also?: readonly string[];
  paid?: true;
  administrators?: true;
}

/** The pages of the staff area by what they are about, in the order of its tabs; a tab leads to the first of its pages. */
export const AREAS: readonly { label: string; sections: readonly Section[] }[] = [
  { label: 'Today', sections: [{ path: addressOf('staff-dashboard'), label: 'Today' }] },
  {
    label: 'Question bank',
    sections: [
      { path: addressOf('staff-questions'), label: 'Questions' },
      { path: addressOf('staff-topics'), label: 'Topics' },
      { path: addressOf('staff-subjects'), label: 'Subjects' },
      { path: addressOf('upload-questions'), label: 'Uploads', also: [addressOf('upload-topics'), addressOf('upload-subjects')] },
    ],
  },
  {
    label: 'Learners',
    sections: [
      { path: addressOf('staff-doubts'), label: 'Doubts' },
      { path: addressOf('reported-questions'), label: 'Reports' },
      { path: addressOf('grade-tests'), label: 'Answer sheets', paid: true },
      { path: addressOf('messages'), label: 'Messages' },
      { path: addressOf('staff-users'), label: 'Users' },
    ],
  },
  {
    label: 'Sales',
    sections: [
      { path: addressOf('staff-payments'), label: 'Payments', paid: true },
      { path: addressOf('staff-plans'), label: 'Plans', paid: true },
    ],
  },
  {
    label: 'Blog',
    sections: [
      { path: addressOf('staff-posts'), label: 'Posts' },
      { path: addressOf('blog-feedback'), label: 'Blog feedback' },
    ],
  },
  {
    label: 'System',
    sections: [
      { path: addressOf('staff-modules'), label: 'Modules' },
      { path: addressOf('staff-log'), label: 'Log' },
      { path: addressOf('security-events'), label: 'Security', administrators: true },
      { path: addressOf('site-health'), label: 'Site status' },
    ],
  },
];
