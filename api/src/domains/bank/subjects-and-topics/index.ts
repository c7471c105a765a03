import { type ApiRouter, route } from '../../../http/route.ts';
import { getSubjects, getSubtopics, getSyllabus, getTopicAddresses, getTopics } from './subjects.service.ts';

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

export function subjectRoutes(router: ApiRouter): void {
  route(router, 'GET /api/subjects', { keptForGuests: true }, getSubjects);
  route(router, 'GET /api/topics/:subjectSlug', { keptForGuests: true }, getTopics);
  route(router, 'POST /api/topics/subtopics', {}, getSubtopics);
  route(router, 'GET /api/topic-addresses', {}, getTopicAddresses);
  route(router, 'GET /api/syllabus/:subjectSlug/:topicSlug', { keptForGuests: true }, getSyllabus);
}
