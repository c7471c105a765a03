import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { agreeInForm } from '../../../preparation/agreement.ts';
import { newCaller, test } from '../../../preparation/caller.ts';
import { fillLogIn, storeSession } from '../../../preparation/demo-accounts.ts';
import { aQuestion, newTest } from '../../../preparation/specification.ts';

/** Part 1, section 3: fields of each entity, in the calls that read it. */

test('User: id, username, full_name, email, phone, role_id, verified (boolean), created_at; profile also gets ib_year, math_course, country, school', async ({
  learner,
}) => {
  const { user } = (await learner.call<{ user: object }>('GET', '/api/me')).body;
  expect(user).toMatchObject({
    ...{ id: expect.any(Number), username: 'learner', full_name: null, email: learner.email, phone: null, role_id: 3 },
    ...{ verified: false, created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) },
    ...{ ib_year: null, math_course: null, country: null, school: null },
  });
});

test('The session holds token, user, and a flag for having come from a question page; it is persisted in browser storage', async ({
  guest,
  page,
}) => {
  // In the browser itself: another would be another device, and a dialog would ask which to use.
  const [first, second] = [await newCaller(page.request), await newCaller(page.request)];
  await second.call('PUT', '/api/user', { full_name: 'Zoe Second', email: second.email, phone: '' });
  const { address } = await aQuestion(guest);
  const stored = () => page.evaluate(() => JSON.parse(localStorage.getItem('auth-store') ?? '{}').state);
  await page.goto(address);
  await page.getByRole('button', { name: 'Login/Register' }).click();
  await expect.poll(stored).toMatchObject({ token: null, user: null, cameFromQuestion: true });
  await fillLogIn(page, first.email, first.password);
  await expect(page.getByRole('button', { name: /^Account menu/ })).toBeVisible();
  expect(await stored()).toMatchObject({ token: expect.any(String), user: { email: first.email } });

  await test.step('Changes made in another tab update the token and user, or clear the session when no token remains', async () => {
    const other = await page.context().newPage();
    await other.goto('/favicon.svg');
    const change = (fields: object) =>
      other.evaluate((changed) => {
        const { state, version } = JSON.parse(localStorage.getItem('auth-store') ?? '{}');
        localStorage.setItem('auth-store', JSON.stringify({ state: { ...state, ...changed }, version }));
      }, fields);
    const { user } = (await second.call('GET', '/api/me')).body;
    await change({ token: second.session.token, user });
    await expect(page.getByRole('banner').getByRole('img', { name: /^Zoe Second/ })).toBeVisible();
    await change({ token: null });
    await expect(page.getByRole('button', { name: 'Login/Register' })).toBeVisible();
  });
});

test('Signup payload: email, username, full_name, password, confirmPassword (the standalone sign-up page sends no full_name)', async ({
  page,
}) => {
  const email = `learner-${randomUUID()}@example.org`;
  await page.goto('/sign-up');
  await page.getByRole('textbox', { name: 'Name' }).fill('newcomer');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  for (const field of await page.locator('input[autocomplete="new-password"]').all()) await field.fill('a-good-one!');
  await agreeInForm(page);
  const sent = page.waitForRequest('**/api/auth/signup');
  await page.getByRole('button', { name: 'Sign up', exact: true }).click();
  const payload = (await sent).postDataJSON();
  expect(payload).toMatchObject({ email, username: 'newcomer', password: 'a-good-one!', confirmPassword: 'a-good-one!' });
  expect(payload).not.toHaveProperty('full_name');
});

test('Login payload: username (the email is typed here), password', async ({ learner, page }) => {
  await page.goto('/login');
  const sent = page.waitForRequest('**/api/auth/login');
  await fillLogIn(page, learner.email, learner.password);
  expect((await sent).postDataJSON()).toEqual({ username: learner.email, password: learner.password });
});

test('Search result: a question hit has questions_text, a topic with topic_name, a subject with subject_name and slug, an id and a topic slug', async ({
  guest,
}) => {
  type Hits = { hits: { _federation: { indexUid: string }; _formatted: object; [field: string]: unknown }[] };
  const { hits } = (await guest.call<Hits>('GET', '/api/search?query=quadratic%20functions')).body;
  const of = (index: string) => hits.filter(({ _federation }) => _federation.indexUid === index);
  expect(of('questions')[0]).toMatchObject({
    ...{ id: expect.any(Number), questions_text: expect.any(String), topic_slug: expect.any(String) },
    ...{ topic: { topic_name: expect.any(String) }, subject: { subject_name: expect.any(String), slug: expect.any(String) } },
  });
  await test.step('Topic hit has topic_name, a slug, a parent_topic chain up to two levels and a subject', () => {
    const hit = of('topics').find(({ parent_topic }) => parent_topic !== null);
    expect(hit).toMatchObject({
      ...{ topic_name: expect.any(String), slug: expect.any(String), subject: { slug: expect.any(String) } },
      parent_topic: { topic_name: expect.any(String) },
    });
    expect(hit).not.toHaveProperty('parent_topic.parent_topic.parent_topic');
  });
  await test.step('Results are federated from two indexes (questions, topics) with highlights', () => {
    expect(new Set(hits.map(({ _federation }) => _federation.indexUid))).toEqual(new Set(['questions', 'topics']));
    expect(JSON.stringify(hits.map(({ _formatted }) => _formatted))).toContain('<mark>');
  });
});

test('Plan: id, plan key (free, platinum, platinum_yearly), price, name, details list, billingCycle (monthly or yearly)', async ({
  guest,
}) => {
  const { plans } = (await guest.call<{ plans: { plan: string; billingCycle: string }[] }>('GET', '/api/plans')).body;
  for (const plan of plans) {
    expect(plan).toMatchObject({ id: expect.any(Number), price: expect.any(Number), name: expect.any(String) });
    expect(plan).toMatchObject({ details: expect.arrayContaining([expect.any(String)]) });
    expect(['monthly', 'yearly']).toContain(plan.billingCycle);
  }
  expect(plans.map(({ plan }) => plan)).toEqual(expect.arrayContaining(['free', 'platinum', 'platinum_yearly']));
});

test('Plan identifiers used for the uncapped check: dummy_pro, dummy_yearly', async ({ guest }) => {
  type Plans = { plans: { plan: string; razorpay_plan_id: string | null; tests_per_month: number | null }[] };
  const { plans } = (await guest.call<Plans>('GET', '/api/plans')).body;
  const uncapped = plans.filter(({ tests_per_month }) => tests_per_month === null);
  expect(uncapped.map(({ razorpay_plan_id }) => razorpay_plan_id).toSorted()).toEqual(['dummy_pro', 'dummy_yearly']);
});

test('Subject: id, subject_name, slug, Topic list', async ({ guest }) => {
  type Topics = { id: number; topic_name: string; subtopics: Topics }[];
  const { subjects } = (await guest.call<{ subjects: { Topic: Topics }[] }>('GET', '/api/subjects')).body;
  for (const subject of subjects) {
    expect(subject).toMatchObject({ id: expect.any(Number), subject_name: expect.any(String), slug: expect.any(String) });
    expect(subject.Topic.length).toBeGreaterThan(0);
  }
  await test.step('Topic (also subtopic, sub-subtopic): id, topic_name, slug, topic_number, parent_topic_id, subtopics list, totalQuestionsCount', () => {
    const below = (topics: Topics) => topics.flatMap(({ subtopics }) => subtopics);
    const topics = subjects.flatMap(({ Topic }) => Topic);
    const levels = [topics, below(topics), below(below(topics))];
    for (const [level, of] of levels.entries()) {
      expect(of[0], `level ${level}`).toMatchObject({
        ...{ id: expect.any(Number), topic_name: expect.any(String), slug: expect.any(String), topic_number: expect.any(String) },
        ...{ subtopics: expect.any(Array), totalQuestionsCount: expect.any(Number) },
        parent_topic_id: level === 0 ? null : expect.any(Number),
      });
    }
  });
});

test('Test (summary here): slug, created_at', async ({ learner }) => {
  const { slug } = await newTest(learner);
  const { body } = await learner.call('GET', '/api/test');
  expect(body).toMatchObject({ tests: [{ slug, created_at: expect.any(String) }] });
});

test('Filter state: subject, topic, subTopic, subSubTopic, year, month, paper, timezone, level, sortBy, sortOrder (default asc), verified, topicChanged, calculatorAllowed, calculatorNotAllowed, difficulty (list), completedQuestion, uncompletedQuestion, bookmarkedQuestion', async ({
  learner,
  staff,
}) => {
  type List = { questions: { id: number; question_number: number; marks: number }[]; totalCount: number };
  const place = 'subject=math-aa-hl&topic=functions';
  const list = async (filter: string, caller: typeof staff = learner) => {
    const answer = await caller.call<List>('GET', `/api/questions?${place}&${filter}`);
    expect(answer.status, filter).toBe(200);
    return answer.body;
  };
  const { totalCount: all } = await list('sortBy=question_number');
  const sum = async (...filters: string[]) => {
    const counts = await Promise.all(filters.map((filter) => list(filter)));
    return counts.reduce((total, { totalCount }) => total + totalCount, 0);
  };
  expect(await sum('difficulty=Easy', 'difficulty=Medium,Hard')).toBe(all);
  expect(await sum('calculatorAllowed=true', 'calculatorNotAllowed=true')).toBe(all);
  expect(await sum('level=SL', 'level=HL')).toBe(all);
  expect(await sum('completedQuestion=true', 'bookmarkedQuestion=true')).toBe(0);
  expect(await sum('uncompletedQuestion=true')).toBe(all);
  expect(await sum('subtopic=quadratic-functions')).toBeLessThan(all);
  for (const filter of ['year=2024', 'month=May', 'paper=1', 'timezone=1']) expect(await sum(filter)).toBeLessThanOrEqual(all);
  for (const filter of ['verified=true', 'topicChanged=true']) await list(filter, staff);
  const { body: options } = await learner.call('GET', `/api/questions/filters?${place}`);
  for (const name of ['difficulty', 'level', 'paper', 'month', 'year', 'timezone', 'calculatorAllowed']) {
    expect(options[name], `option list of ${name}`).toEqual(expect.any(Array));
  }
  const marks = ({ questions }: List) => questions.map((question) => question.marks);
  const byDefault = marks(await list('sortBy=marks'));
  expect(byDefault).toEqual(byDefault.toSorted((a, b) => a - b));
  expect(marks(await list('sortBy=marks&sortOrder=asc'))).toEqual(byDefault);
  expect(marks(await list('sortBy=marks&sortOrder=desc'))[0]).toBeGreaterThan(byDefault[0] ?? Number.POSITIVE_INFINITY);
});

test('Onboarding answers: ib_year (First year, Second year, Third year, Fourth year, or Other with free text), math_course, country, school (college name), phone', async ({
  learner,
  page,
}) => {
  await storeSession(page, learner.session);
  await page.goto('/onboarding');
  await page.getByRole('button', { name: 'Get Started' }).click();
  const options = page.getByRole('main').getByRole('radio');
  await expect(options).toHaveCount(5);
  for (const name of ['First year', 'Second year', 'Third year', 'Fourth year', 'Other']) {
    await expect(page.getByRole('radio', { name, exact: true })).toBeVisible();
  }
  await page.getByRole('radio', { name: 'Other', exact: true }).check();
  await page.getByRole('textbox').fill('A gap year');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('radio', { name: 'Maths AI HL' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();

  await test.step('Country list entry: country, dialing code, two-letter iso code (about 240 entries, some with several codes)', async () => {
    const countries = await page.getByRole('combobox', { name: 'Country' }).getByRole('option').allTextContents();
    expect(countries.length).toBeGreaterThan(229);
    expect(countries.length).toBeLessThan(260);
    expect(countries.filter((entry) => /\+\d+$|\+\d+\)$/.test(entry)).length).toBeGreaterThan(225);
    expect(countries.some((entry) => /\+\d+(?:, | and )\+\d+/.test(entry))).toBe(true);
  });
  await page.getByRole('combobox', { name: 'Country' }).selectOption({ label: 'Norway (+47)' });
  await page.getByRole('textbox', { name: 'School' }).fill('A college');
  await page.getByRole('textbox', { name: 'Phone' }).fill('+47 22 33 44 55');
  const sent = page.waitForRequest((request) => request.method() === 'PUT' && request.url().includes('/api/user'));
  await page.getByRole('button', { name: 'Submit' }).click();
  expect((await sent).postDataJSON()).toEqual({
    ...{ ib_year: 'A gap year', math_course: 'Maths AI HL', country: 'Norway', school: 'A college', phone: '+47 22 33 44 55' },
  });
});
