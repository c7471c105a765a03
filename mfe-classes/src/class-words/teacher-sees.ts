import type { ClassPreview } from '@api/contract';

/** What the teachers of a class see of a learner, in words. */
export const TEACHER_SEES: Readonly<Record<ClassPreview['teacher_sees'][number], string>> = {
  name_and_email: 'Your name and e-mail address',
  set_work: 'The work they set: your answers, your marks and when you handed it in',
  progress_if_shared: 'Your progress by topic in this course, if you share it',
};
