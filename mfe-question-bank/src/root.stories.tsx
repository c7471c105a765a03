import { sampleQuestion, sampleSubject, withHost } from '@shell/kit/stories';
import { coursesAnswers } from './browse-topics/sample-courses.ts';
import { Root } from './root.tsx';

export default { title: 'mfe-question-bank/BankPage', component: Root };

const subjects = [sampleSubject(), sampleSubject({ id: 3, slug: 'physics-sl', subject_name: 'Physics SL' })];
const topics = '/math-questions?subject=math-aa-hl';
const questions = `${topics}&topic=functions`;
const answer = (path: string, found: ReturnType<typeof sampleQuestion>[] = []) =>
  withHost({
    path,
    answers: {
      ...coursesAnswers(subjects),
      'GET /api/questions': () => ({ questions: found, page: 1, pageSize: 10, totalCount: found.length }),
      'GET /api/questions/filters': () => ({
        difficulty: [{ value: 'Medium', count: found.length }],
        ...{ level: [], paper: [], month: [], year: [], timezone: [], calculatorAllowed: [] },
      }),
    },
  });

export const Topics = { decorators: [answer(topics)] };

export const Questions = { decorators: [answer(questions, [sampleQuestion(), sampleQuestion({ id: 42 })])] };

export const NoQuestions = { decorators: [answer(questions)] };

export const NotLoaded = { decorators: [withHost({ path: topics })] };
