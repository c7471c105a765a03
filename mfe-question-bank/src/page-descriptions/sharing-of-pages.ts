import type { SharingByCall } from '@shell/kit/sharing';
import { courseListData } from './course-data.ts';
import { topicsAt } from './list-head.ts';
import { questionSharing } from './question-sharing.ts';
import { topicListSharing } from './topic-list-sharing.ts';

/** What the pages of the question bank share of themselves, by the calls that they show. */
export const SHARING: SharingByCall = {
  'GET /api/questions/:id': ({ question, Answer }) => questionSharing(question, Answer?.[0]),
  'GET /api/topics/:subjectSlug': ({ subject, topics }, { searchParams }) =>
    topicListSharing(subject, topicsAt(topics, searchParams)),
  'GET /api/subjects': ({ subjects }) => ({ data: [courseListData(subjects)] }),
};
