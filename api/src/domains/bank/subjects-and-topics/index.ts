export {
  findCourseNamed,
  findRemovedTopics,
  findSubject,
  freeSubjectSlug,
  freeTopicSlug,
  listSubjects,
  listTopics,
  orderCourse,
  removeTopic,
  type SubjectRow,
  storeFormerSubjectSlug,
  storeFormerTopicSlug,
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
