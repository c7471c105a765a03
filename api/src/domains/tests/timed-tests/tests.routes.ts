import { type ApiRouter, route } from '../../../http/route.ts';
import { getSelfMarkTrend, getTestResult, markOwnWork } from './after-test/results.service.ts';
import { findTimeSettings, storeTimeSettings } from './attempts.queries.ts';
import { createTest, makeSimilarTest, redoTest } from './make-test/make-test.service.ts';
import { getRunningTests, getTest, getTests, getTestsOfLearner } from './read-tests/tests.service.ts';
import { getTestLog, saveProgress, startTest, submitTest } from './take-test/attempts.service.ts';

export function testRoutes(router: ApiRouter): void {
  route(router, 'GET /api/admin/users/:id/tests', {}, getTestsOfLearner);
  route(router, 'GET /api/test', {}, getTests);
  route(router, 'POST /api/test', { transaction: true }, createTest);
  route(router, 'POST /api/test/:slug/redo', { transaction: true }, redoTest);
  route(router, 'POST /api/test/:slug/similar', { transaction: true }, makeSimilarTest);
  route(router, 'GET /api/test/running', {}, getRunningTests);
  route(router, 'GET /api/test/:slug', {}, getTest);
  route(router, 'POST /api/test/:slug/start', { transaction: true }, startTest);
  route(router, 'PATCH /api/test/:slug/progress', {}, saveProgress);
  route(router, 'PUT /api/test/:slug', { transaction: true }, submitTest);
  route(router, 'GET /api/test/:slug/log', { transaction: true }, getTestLog);
  route(router, 'GET /api/test/:slug/result', {}, getTestResult);
  route(router, 'PUT /api/test/:slug/self-marks', { transaction: true }, markOwnWork);
  route(router, 'GET /api/tests/time-settings', {}, ({ db, caller }) => findTimeSettings(db, caller.userId));
  route(router, 'PUT /api/tests/time-settings', {}, async ({ db, caller, body }) => {
    await storeTimeSettings(db, caller.userId, body);
    return body;
  });
  route(router, 'GET /api/tests/self-mark-trend', {}, getSelfMarkTrend);
}
