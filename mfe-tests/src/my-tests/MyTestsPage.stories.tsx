import { sampleUser, withHost } from '@shell/kit/stories';
import { sampleTest, sampleTestList } from '../sample-test.ts';
import { MyTestsPage } from './MyTestsPage.tsx';

export default { title: 'mfe-tests/MyTestsPage', component: MyTestsPage };

const user = sampleUser();
const answer = (tests: ReturnType<typeof sampleTest>[]) =>
  withHost({ path: '/my-tests', user, answers: { 'GET /api/test': () => sampleTestList(tests) } });

export const Tests = {
  decorators: [
    answer([
      sampleTest({ slug: 'fresh', status: 'not_started', created_at: '2026-11-20T10:00:00Z' }),
      sampleTest({ slug: 'going', status: 'running', created_at: '2026-11-19T10:00:00Z' }),
      sampleTest({ slug: 'done', status: 'completed', created_at: '2026-11-18T10:00:00Z', marks_obtained: 10, percentage: 66 }),
    ]),
  ],
};

export const None = { decorators: [answer([])] };

export const NotLoaded = { decorators: [withHost({ path: '/my-tests', user })] };
