import type { ClassDetail, EndpointName, RequestOf } from '@api/contract';
import type { Session, TestApi } from './test-api.ts';

export interface SchoolClass {
  id: number;
  code: string;
  teacher: Session;
  coTeacher: Session;
  learners: Session[];
  /** Was a learner of it, and left. */
  former: Session;
  /** Teaches another class. */
  stranger: Session;
}

type NewAssignment = RequestOf<'POST /api/classes/:id/assignments'>['body'];

/** Calls an endpoint and throws what it answers unless it succeeds. */
export async function must<Name extends EndpointName>(api: TestApi, name: Name, request: RequestOf<Name> & { as: Session }) {
  const { status, body, error } = await api.call(name, request);
  if (status >= 300) throw new Error(`${name} answered ${status}: ${JSON.stringify(error)}`);
  return body;
}

export const startClass = (api: TestApi, as: Session, name = '11B Maths'): Promise<ClassDetail> =>
  must(api, 'POST /api/classes', {
    as,
    body: { name, subject_slug: 'math-aa-sl', school: 'Hill School', time_zone: 'Europe/Vienna' },
  });

export const joinClass = (api: TestApi, as: Session, code: string, shares_progress = false): Promise<ClassDetail> =>
  must(api, 'POST /api/class-codes/:code/join', { as, params: { code }, body: { agreed: true, shares_progress } });

/** Makes a class with a teacher, a co-teacher, learners and a former one. */
export async function makeClass(api: TestApi, learnerCount = 2): Promise<SchoolClass> {
  const teacher = await api.signUp({ username: 'Ms Teacher' });
  const { id, join_code } = await startClass(api, teacher);
  const code = join_code ?? '';
  const learners: Session[] = [];
  for (let index = 0; index < learnerCount; index += 1) {
    const learner = await api.signUp({ username: `Learner ${index + 1}` });
    await joinClass(api, learner, code);
    learners.push(learner);
  }
  const coTeacher = await api.signUp({ username: 'Co Teacher' });
  const former = await api.signUp({ username: 'Former Learner' });
  await joinClass(api, former, code, true);
  await must(api, 'POST /api/classes/:id/leave', { as: former, params: { id } });
  await api
    .db('class_members')
    .insert({ class_id: id, user_id: coTeacher.user.id, role: 'co_teacher', joined_at: api.clock.now() });
  const stranger = await api.signUp({ username: 'Other Teacher' });
  await startClass(api, stranger, 'Another class');
  return { id, code, teacher, coTeacher, learners, former, stranger };
}

/** Sets work for a class, published unless told otherwise. */
export const setWork = (
  api: TestApi,
  { id, teacher }: Pick<SchoolClass, 'id' | 'teacher'>,
  work: Partial<NewAssignment> & Pick<NewAssignment, 'content'>,
) =>
  must(api, 'POST /api/classes/:id/assignments', {
    as: teacher,
    params: { id },
    body: { title: 'Homework', published: true, ...work },
  });

/** Begins an assignment, and starts its clock. Returns the slug of the test. */
export async function beginWork(api: TestApi, as: Session, id: number): Promise<string> {
  const { test_slug: slug } = await must(api, 'POST /api/assignments/:id/tries', { as, params: { id } });
  await must(api, 'POST /api/test/:slug/start', { as, params: { slug }, body: {} });
  return slug;
}

/** Chooses or types answers in a running test, by question. */
export async function answer(
  api: TestApi,
  as: Session,
  slug: string,
  answers: Readonly<Record<number, { option?: 'A' | 'B' | 'C' | 'D'; parts?: { part: string; value: string }[] }>>,
): Promise<void> {
  const changes = Object.entries(answers).map(([id, { option = null, parts = [] }]) => ({
    ...{ question_id: Number(id), state: 'attempted' as const, flagged: false, revision: 0 },
    answer: { option, parts },
  }));
  await must(api, 'PATCH /api/test/:slug/progress', { as, params: { slug }, body: { client_id: 'test', changes } });
}

export const handIn = (api: TestApi, as: Session, slug: string) =>
  must(api, 'PUT /api/test/:slug', { as, params: { slug }, body: { attempted_questions: [], skipped_questions: [] } });
