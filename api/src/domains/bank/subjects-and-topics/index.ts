export {
  findRemovedTopics,
  freeSubjectSlug,
  freeTopicSlug,
  storeFormerSubjectSlug,
  storeFormerTopicSlug,
  removeTopic,
} from './former-slugs.queries.ts';
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
export {
  COURSE_LEVEL_SLUG,
  isCourseLevel,
  levelOf,
  presentTopicLink,
  requireSubject,
  resolveSelection,
  retypesetSyllabus,
  type Selection,
} from './subjects.service.ts';
