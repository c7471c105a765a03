import type { CourseDraft, QuestionTemplate } from '../template.ts';
import * as chemistry from './chemistry/index.ts';
import * as mathAa from './math-aa/index.ts';
import * as mathAi from './math-ai/index.ts';
import { mathCoreTemplates } from './math-core/index.ts';
import * as physics from './physics/index.ts';
import { skillsTemplates } from './skills/index.ts';
import { skillsTopic } from './skills/topic.ts';

/** A course with its skills behind what its guide lists. */
const withSkills = (course: CourseDraft): CourseDraft => ({
  ...course,
  topics: [...course.topics, skillsTopic(course.slug.startsWith('math-') ? 'maths' : 'science')],
});

/** All subjects of the seeded bank, in the order of their tabs. */
export const courses: readonly CourseDraft[] = [
  ...[...mathAa.courses, ...mathAi.courses, ...physics.courses, ...chemistry.courses].map(withSkills),
  ...mathAa.staffCourses,
];

/** All templates of the seeded bank. */
export const templates: readonly QuestionTemplate[] = [
  ...mathAa.templates,
  ...mathAi.templates,
  ...mathCoreTemplates,
  ...physics.templates,
  ...chemistry.templates,
  ...skillsTemplates,
];
