import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Browser, type PlatformPerson, startLtiPlatform } from '../../../../test/lti-platform.ts';
import { insertOneSubject, type OneSubject } from '../../../../test/one-subject.ts';
import { beginWork, handIn, makeClass, must, type SchoolClass, setWork } from '../../../../test/school-class.ts';
import { type Session, startTestApi } from '../../../../test/test-api.ts';
import { createLtiTool } from '../../../adapters/lti/index.ts';
import { sendScores } from './index.ts';

const MINUTE_MS = 60_000;
const LINE = 5;
const api = await startTestApi();
const platform = await startLtiPlatform(api);
afterAll(() => platform.close());

const TEACHER: PlatformPerson = { sub: 'teacher-1', role: 'Instructor' };
const LEARNER: PlatformPerson = { sub: 'learner-1', role: 'Learner' };
const OTHER: PlatformPerson = { sub: 'learner-2', role: 'Learner' };

let bank: OneSubject;
let school: SchoolClass;
let assignmentId: number;
let learner: Session;
let other: Session;

const call = async (browser: Browser, path: string, as: Session, body?: object) => {
  const answer = await browser.open(path, { as, ...(body && { body }) });
  return { status: answer.status, body: await answer.json() };
};
const accept = (browser: Browser, as: Session, body: object = {}) =>
  call(browser, '/api/lti/launches/accept', as, { agreed: true, ...body });
const choose = (browser: Browser, as: Session, id: number | null) =>
  call(browser, '/api/lti/launches/choose', as, { assignment_id: id });
const link = () => `${api.config.PUBLIC_URL}/classes/${school.id}/assignments/${assignmentId}`;

const lti = createLtiTool(api.config);
const send = () => sendScores({ db: api.db, now: api.clock.now(), log: pino({ level: 'silent' }), lti });

const doWork = async (as: Session) => handIn(api, as, await beginWork(api, as, assignmentId));

beforeAll(async () => {
  bank = await insertOneSubject(api.db);
  school = await makeClass(api);
  const admin = await api.asStaff({ role_id: 1 });
  await must(api, 'POST /api/admin/lti-platforms', { as: admin, body: platform.registration });
  const content = { kind: 'questions' as const, question_ids: bank.questionIds.slice(0, 2) };
  assignmentId = (await setWork(api, school, { content, title: 'Parabolas', tries: 2 })).id;
  learner = await api.signUp();
  other = await api.signUp();
  const browser = new Browser(api);
  await platform.launch(browser, TEACHER);
  await accept(browser, school.teacher, { class_id: school.id });
});

describe('choosing what a link opens', () => {
  const ask = async (browser: Browser) => platform.launch(browser, TEACHER, { changes: platform.choosing });

  /** By the page that carries the answer. */
  const posted = (html: string) => {
    const [, action = ''] = /action="([^"]+)"/.exec(html) ?? [];
    const [, jwt = ''] = /name="JWT" value="([^"]+)"/.exec(html) ?? [];
    return { action: action.replaceAll('&amp;', '&'), jwt };
  };

  test('carries an assignment with its line for grades back to the platform, signed', async () => {
    const browser = new Browser(api);
    expect(await ask(browser)).toBe('303 /classes/launch');
    const mine = await call(browser, '/api/lti/launches/mine', school.teacher);
    expect(mine.body).toMatchObject({ choosing_in: school.id, connected: true, address: null });
    expect(await choose(browser, school.teacher, assignmentId)).toEqual({
      status: 200,
      body: { address: '/api/lti/launches/answer' },
    });
    const page = await browser.open('/api/lti/launches/answer');
    expect(page.headers.get('content-security-policy')).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
    const { action, jwt } = posted(await page.text());
    expect(await platform.checkAnswer(action, jwt)).toEqual({
      type: 'ltiResourceLink',
      title: 'Parabolas',
      url: link(),
      lineItem: { label: 'Parabolas', scoreMaximum: 10, resourceId: `assignment-${assignmentId}` },
    });
  });

  test('takes the class itself too, and the last choice counts', async () => {
    const browser = new Browser(api);
    await ask(browser);
    expect((await browser.open('/api/lti/launches/answer')).status).toBe(409);
    await choose(browser, school.teacher, assignmentId);
    await choose(browser, school.teacher, null);
    const { action, jwt } = posted(await (await browser.open('/api/lti/launches/answer')).text());
    expect(await platform.checkAnswer(action, jwt)).toEqual({
      type: 'ltiResourceLink',
      title: '11B Maths',
      url: `${api.config.PUBLIC_URL}/classes/${school.id}`,
    });
  });

  test('takes nothing of another class, of another person, or where nothing is asked', async () => {
    const content = { kind: 'questions' as const, question_ids: bank.questionIds.slice(0, 1) };
    const [foreign] = (await must(api, 'GET /api/classes', { as: school.stranger })).classes;
    const theirs = await setWork(api, { id: foreign?.id ?? 0, teacher: school.stranger }, { content });
    const browser = new Browser(api);
    await ask(browser);
    expect((await choose(browser, school.teacher, theirs.id)).status).toBe(404);
    expect((await choose(browser, school.stranger, theirs.id)).body.code).toBe('other_account');
    const opening = new Browser(api);
    await platform.launch(opening, TEACHER);
    expect((await choose(opening, school.teacher, assignmentId)).body.code).toBe('nothing_to_choose');
    expect((await choose(new Browser(api), school.teacher, assignmentId)).body.code).toBe('launch_over');
  });

  test('from a frame goes on in a new window, and its answer reaches the page in the frame', async () => {
    const form = new URLSearchParams(platform.loginOf(TEACHER));
    const framed = await api.fetch(`/api/lti/login?${form}`, { redirect: 'manual', headers: { 'sec-fetch-dest': 'iframe' } });
    const address = new URL(framed.headers.get('location') ?? '');
    expect([framed.status, address.pathname]).toEqual([303, '/api/lti/frame']);
    expect(framed.headers.getSetCookie()).toEqual([]);
    const page = await api.fetch(`${address.pathname}${address.search}`);
    expect(page.headers.get('content-security-policy')).toContain('frame-ancestors https: http:');
    const html = await page.text();
    const frame = /name="frame" value="([\w-]{43})"/.exec(html)?.[1] ?? '';
    const fetched = async () => ((await (await api.fetch(`/api/lti/answers/${frame}`)).json()) as { message: unknown }).message;
    expect(await fetched()).toBeNull();

    const browser = new Browser(api);
    const begun = await browser.open('/api/lti/login', { form: { ...platform.loginOf(TEACHER), frame } });
    const { searchParams } = new URL(begun.headers.get('location') ?? '');
    const claims = platform.claimsOf(TEACHER, searchParams.get('nonce') ?? '');
    const id_token = await platform.sign({ ...claims, ...platform.choosing });
    await browser.open('/api/lti/launch', { form: { state: searchParams.get('state') ?? '', id_token } });
    expect(await fetched()).toBeNull();
    expect((await choose(browser, school.teacher, assignmentId)).body).toEqual({ address: null });
    const message = (await fetched()) as { return_url: string; jwt: string };
    expect(await platform.checkAnswer(message.return_url, message.jwt)).toMatchObject({ title: 'Parabolas' });
    api.clock.advance(61 * MINUTE_MS);
    expect(await fetched()).toBeNull();
  });

  test('the page in a frame shows what it was given as text', async () => {
    const { login_hint: _, ...login } = platform.loginOf(TEACHER);
    const query = new URLSearchParams({ ...login, login_hint: '"><script>alert(1)</script>' });
    expect(await (await api.fetch(`/api/lti/frame?${query}`)).text()).not.toContain('<script>alert');
    expect((await api.fetch('/api/lti/frame?iss=x')).status).toBe(422);
  });
});

describe('grades', () => {
  beforeAll(async () => {
    for (const [person, as] of [
      [LEARNER, learner],
      [OTHER, other],
    ] as const) {
      const browser = new Browser(api);
      await platform.launch(browser, person, { link: link(), changes: platform.servicesOf(LINE) });
      await accept(browser, as);
    }
  });

  test('go to the platform once for each change, under its own name for the learner', async () => {
    expect(await send()).toBe(0);
    await doWork(learner);
    api.clock.advance(2 * MINUTE_MS);
    expect(await send()).toBe(1);
    expect(await send()).toBe(0);
    expect(platform.scoresOf(LINE)).toEqual([
      {
        userId: 'learner-1',
        scoreGiven: 0,
        scoreMaximum: 10,
        timestamp: api.clock.now().toISOString(),
        activityProgress: 'Completed',
        gradingProgress: 'FullyGraded',
      },
    ]);
  });

  test("of a teacher's marks go once they are returned, with one token for all", async () => {
    const tokens = platform.countTokens();
    const mark = (returned: boolean, version: number) =>
      must(api, 'PUT /api/assignments/:id/learners/:userId/marks', {
        as: school.teacher,
        params: { id: assignmentId, userId: learner.user.id },
        body: { questions: [{ question_id: bank.questionIds[0] ?? 0, marks: 4, comment: '' }], comment: '', returned, version },
      });
    await mark(false, 0);
    api.clock.advance(25 * 60 * MINUTE_MS);
    expect(await send()).toBe(0);
    await mark(true, 1);
    api.clock.advance(2 * MINUTE_MS);
    expect(await send()).toBe(1);
    expect(platform.scoresOf(LINE).at(-1)).toMatchObject({ scoreGiven: 4, scoreMaximum: 10 });
    expect(platform.countTokens() - tokens).toBeLessThanOrEqual(1);
  });

  test('wait while the platform is away, and one that it refuses holds up no other', async () => {
    await doWork(learner);
    await doWork(other);
    platform.refuse('learner-1');
    platform.setAway(true);
    api.clock.advance(2 * MINUTE_MS);
    expect(await send()).toBe(0);
    platform.setAway(false);
    expect(await send()).toBe(0);
    api.clock.advance(10 * MINUTE_MS);
    expect(await send()).toBe(1);
    expect(platform.scoresOf(LINE).at(-1)).toMatchObject({ userId: 'learner-2' });
  });

  test('of processes that send at once go once', async () => {
    const before = platform.scoresOf(LINE).length;
    const third = await api.signUp();
    const browser = new Browser(api);
    await platform.launch(browser, { sub: 'learner-3', role: 'Learner' }, { link: link(), changes: platform.servicesOf(LINE) });
    await accept(browser, third);
    await doWork(third);
    api.clock.advance(2 * MINUTE_MS);
    await Promise.all([send(), send(), send()]);
    expect(platform.scoresOf(LINE).slice(before)).toMatchObject([{ userId: 'learner-3' }]);
  });
});

describe('the members of a course', () => {
  const courses = (as: Session) => api.call('GET /api/classes/:id/courses', { as, params: { id: school.id } });
  const read = (as: Session, courseId: number) =>
    api.call('POST /api/classes/:id/courses/:courseId/members', { as, params: { id: school.id, courseId } });

  test('are read by its teachers from all pages, without those who left', async () => {
    const [course] = (await courses(school.teacher)).body.courses;
    expect(course).toMatchObject({ platform: 'Hill School Moodle', title: '11B at Hill', shares_members: true });
    expect((await read(school.coTeacher, course?.id ?? 0)).body).toEqual({
      learners: ['learner@hill.example'],
      teachers: ['teacher@hill.example'],
      without_email: 1,
    });
  });

  test('are hidden from learners and other teachers', async () => {
    const [course] = (await courses(school.teacher)).body.courses;
    expect((await courses(school.stranger)).status).toBe(404);
    expect((await read(school.stranger, course?.id ?? 0)).status).toBe(404);
    expect((await read(learner, course?.id ?? 0)).status).toBe(403);
    expect((await read(school.teacher, 999_999)).status).toBe(404);
  });

  test('say in words that the platform is away, or shares none', async () => {
    const [course] = (await courses(school.teacher)).body.courses;
    platform.setAway(true);
    api.clock.advance(120 * MINUTE_MS);
    expect((await read(school.teacher, course?.id ?? 0)).error).toMatchObject({ code: 'platform_away' });
    platform.setAway(false);
    await platform.launch(new Browser(api), TEACHER);
    expect((await courses(school.teacher)).body.courses[0]).toMatchObject({ shares_members: false });
    expect((await read(school.teacher, course?.id ?? 0)).error).toMatchObject({ code: 'platform_refuses' });
  });
});
