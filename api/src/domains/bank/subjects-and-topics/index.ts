export { COURSE_LEVEL_SLUG, isCourseLevel, levelOf } from './course-levels.ts';
export {
  freeSubjectSlug,
  freeTopicSlug,
  keepSubjectSlug,
  keepTopicSlug,
} from './former-slugs.queries.ts';
export { findRemovedTopics, removeTopic } from './removed-topics.queries.ts';
export {
  findCourseNamed,
  findSubject,
  listSubjects,
  listTopics,
  orderCourse,
  type SubjectRow,
  type TopicRow,
  topicRow,
} from './subjects.queries.ts';
export { subjectRoutes } from './subjects.routes.ts';
export { requireSubject, resolveSelection, type Selection } from './subjects.service.ts';
export { retypesetSyllabus } from './syllabus-typesetting.ts';
export { presentTopicLink } from './topic-tree.ts';
