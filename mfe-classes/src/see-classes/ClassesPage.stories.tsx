import type { ClassListItem } from '@api/contract';
import { sampleUser, withHost } from '@shell/kit/stories';
import { sampleListed, sampleOwnAssignment, sampleScore } from '../sample-classes.ts';
import { ClassesPage } from './ClassesPage.tsx';

export default { title: 'mfe-classes/ClassesPage', component: ClassesPage };

const answer = (classes: ClassListItem[]) =>
  withHost({
    path: '/classes',
    user: sampleUser(),
    answers: {
      'GET /api/classes': () => ({ classes }),
      'GET /api/class-work': () => ({
        assignments: [
          sampleOwnAssignment(),
          sampleOwnAssignment({ id: 32, title: 'Vectors', work: 'late', can_work: false, score: sampleScore() }),
        ],
        server_time: '2026-11-29T10:00:00Z',
      }),
      'GET /api/class-looks': () => ({ looks: [], page: 1, pageSize: 50, totalCount: 0 }),
    },
  });

export const ForTeachers = {
  decorators: [answer([sampleListed({ waiting_for_marks: 4 }), sampleListed({ id: 6, name: '11B Physics' })])],
};

export const ForLearners = { decorators: [answer([sampleListed({ role: 'learner', to_do: 1 })])] };

export const None = { decorators: [answer([])] };

export const NotLoaded = { decorators: [withHost({ path: '/classes', user: sampleUser() })] };
