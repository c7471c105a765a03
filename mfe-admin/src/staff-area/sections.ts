import { addressOf } from '@shell/kit/addresses';
/** The pages of the staff area in the order of its tabs. */
export const SECTIONS = [
  { path: addressOf('staff-questions'), label: 'Questions' },
  { path: addressOf('staff-doubts'), label: 'Doubts' },
  { path: addressOf('reported-questions'), label: 'Reports' },
  { path: addressOf('grade-tests'), label: 'Answer sheets' },
  { path: addressOf('staff-payments'), label: 'Payments' },
  { path: addressOf('staff-modules'), label: 'Modules' },
] as const;
