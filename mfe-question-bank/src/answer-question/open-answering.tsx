import type { EndpointName, PracticeAttempt, Question, RequestOf } from '@api/contract';
import { type Answers, renderWithHost, sampleQuestionDetail, sampleSubject, sampleUser } from '@shell/kit/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Fragment } from 'react';
import { Root } from '../root.tsx';
import { GiveUp, GuestNote, MarksSoFar } from './AnswerActions.tsx';
import { useAnswerBook } from './answer-book.ts';
import { answersOf } from './PartAnswer.tsx';
import { sampleAnswerable, sampleJudged } from './sample-parts.ts';

const PAGE = '/math-questions/math-aa-hl/functions/quadratics/41';
export const user = sampleUser();
export const RIGHT = { verdict: 'right', note: null, slip: null } as const;
export const WRONG = { verdict: 'wrong', note: null, slip: null } as const;
type Fields = PracticeAttempt['fields'];
export const judgedAs = (fields: Fields, options: Parameters<typeof sampleJudged>[2] = {}): Answers => ({
  'POST /api/practice/questions/:id/answers': ({ body }) => sampleJudged(body, fields, options),
});

function Answering({ question }: { question: Question }) {
  const book = useAnswerBook(question);
  const { parts = {}, whole } = answersOf(book);
  return (
    <>
      <MarksSoFar book={book} />
      {Object.entries(parts).map(([name, part]) => (
        <Fragment key={name}>{part}</Fragment>
      ))}
      {whole}
      <GiveUp book={book} />
      <GuestNote />
    </>
  );
}

export const attemptsOf = (attempts: PracticeAttempt[]) => ({
  ...{ attempts, page: 1, pageSize: 50, totalCount: attempts.length, self_marks: null },
});

export function show(
  answers: Answers = {},
  { who = user as typeof user | null, question = sampleAnswerable(), attempts = [] as PracticeAttempt[] } = {},
) {
  return renderWithHost(<Answering question={question} />, {
    user: who,
    answers: { 'GET /api/practice/questions/:id/attempts': () => attemptsOf(attempts), ...answers },
  });
}

export function showPage(answers: Answers = {}, question = sampleAnswerable(), who: typeof user | null = user) {
  return renderWithHost(<Root />, {
    path: PAGE,
    user: who,
    answers: {
      'GET /api/questions/:id': () => sampleQuestionDetail({ question }),
      'GET /api/topics/:subjectSlug': () => ({ subject: sampleSubject(), topics: sampleSubject().Topic ?? [] }),
      'GET /api/practice/questions/:id/attempts': () => attemptsOf([]),
      ...answers,
    },
  });
}

export const part = async (name: string) => within(await screen.findByRole('group', { name: `Your answer to (${name})` }));
export const fieldOf = async (name: string) => (await part(name)).getAllByRole('textbox')[0] as HTMLInputElement;

export function sent<Name extends EndpointName>(calls: ReturnType<typeof show>['calls'], name: Name): RequestOf<Name>[] {
  return calls.requests.filter((call) => call.name === name).map(({ request }) => request as RequestOf<Name>);
}

export async function answer(name: string, text: string) {
  const field = await fieldOf(name);
  fireEvent.change(field, { target: { value: text } });
  await userEvent.type(field, '{Enter}');
}
