import { type ApiRouter, route } from '../../../http/route.ts';
import {
  drawMockPaper,
  getBlueprints,
  getMockGrade,
  getMockPaper,
  getTakenPapers,
  limitDraws,
  takeMockPaper,
} from './mock-papers.service.ts';

export function mockPaperRoutes(router: ApiRouter): void {
  route(router, 'GET /api/mock-papers', {}, getBlueprints);
  route(router, 'POST /api/mock-papers', { transaction: true, limit: limitDraws }, drawMockPaper);
  route(router, 'GET /api/mock-papers/taken', {}, getTakenPapers);
  route(router, 'GET /api/mock-papers/:code', {}, getMockPaper);
  route(router, 'POST /api/mock-papers/:code/tests', { transaction: true }, takeMockPaper);
  route(router, 'GET /api/test/:slug/grade', {}, getMockGrade);
}

export { gradeOf } from './grade/grade.ts';
export { findPaper, findPaperQuestions } from './mock-papers.queries.ts';
export { refreshPracticePapers } from './practice/practice-papers.ts';
