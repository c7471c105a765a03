import type { Access } from '../../context.ts';

export const access: Access = {
  'GET /api/test/:slug/grading': 'learners',
  'POST /api/test/:slug/upload-answer': 'learners',
  'GET /api/test/:slug/download-answer': 'learners',
  'POST /api/test/:slug/regrade': 'learners',
  'GET /api/grading/queue': 'grading',
  'GET /api/grading/queue/export': 'grading',
  'GET /api/grading/comments': 'grading',
  'POST /api/grading/comments': 'grading',
  'PUT /api/grading/comments/:id': 'grading',
  'DELETE /api/grading/comments/:id': 'grading',
  'GET /api/grading/:slug': 'grading',
  'PUT /api/grading/:slug': 'grading',
};
