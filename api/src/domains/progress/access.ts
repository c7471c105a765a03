import type { Access } from '../../context.ts';

export const access: Access = {
  'GET /api/today': 'learners',
  'PUT /api/study-plan': 'learners',
  'PUT /api/study-plan/skips': 'learners',
  'POST /api/study-plan/runs': 'learners',
  'GET /api/study-plan/runs/:id': 'learners',
  'PUT /api/study-plan/runs/:id/questions/:questionId': 'learners',
  'GET /api/progress': 'learners',
  'GET /api/progress/topics/:topicId': 'learners',
  'GET /api/progress/evidence': 'learners',
  'GET /api/progress/links': 'learners',
  'POST /api/progress/links': 'learners',
  'DELETE /api/progress/links/:id': 'learners',
  'POST /api/shared-progress': 'anyone',
  'POST /api/shared-progress/topics/:topicId': 'anyone',
  'POST /api/shared-progress/evidence': 'anyone',
  'GET /api/progress/courses/:subjectSlug': 'learners',
  'GET /api/admin/users/:id/progress': 'staff',
  'GET /api/admin/users/:id/progress/topics/:topicId': 'staff',
  'GET /api/admin/users/:id/progress/evidence': 'staff',
  'GET /api/admin/questions/:id/statistics': 'content',
};
