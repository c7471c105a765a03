import { expect } from '@playwright/test';
import { test } from '../../../preparation/caller.ts';
import { signedInAs, storeSession } from '../../../preparation/demo-accounts.ts';
import { saveQuestions } from '../../../preparation/learner-account.ts';
import { tokenMailedTo } from '../../../preparation/mailed-link.ts';
import { aQuestion, newTest } from '../../../preparation/specification.ts';

/** Part 2, section 5. */

test('Report: a reason must be selected; if the reason is Other, a description is required; otherwise optional', async ({
  learner,
  page,
}) => {
  const { address } = await aQuestion(learner);
  await storeSession(page, learner.session);
  await page.goto(address);
  await page.getByRole('button', { name: 'Report a problem' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report a problem' });
  const calls: string[] = [];
  page.on('request', (request) => request.url().endsWith('/api/report') && calls.push(request.url()));

  await test.step('Report reasons: Incorrect/Inaccurate Information; Broken images/diagrams/figures; Does not belong in this topic; Other (please specify below)', async () => {
    const reasons = ['Incorrect/Inaccurate Information', 'Broken images/diagrams/figures', 'Does not belong in this topic'];
    const radios = dialog.getByRole('radio');
    await expect(radios).toHaveCount(4);
    for (const name of [...reasons, 'Other (please specify below)']) {
      await expect(dialog.getByRole('radio', { name, exact: true })).toBeVisible();
    }
  });
  const send = dialog.getByRole('button', { name: 'Send report' });
  await send.click();
  await expect(dialog.getByText('Please choose a reason')).toBeVisible();
  await dialog.getByRole('radio', { name: 'Other (please specify below)' }).check();
  await send.click();
  await expect(dialog.getByText('Please describe what is wrong')).toBeVisible();
  expect(calls).toEqual([]);
  await dialog.getByRole('radio', { name: 'Does not belong in this topic' }).check();
  await send.click();
  await test.step('Report success: "Thank you! Your report has been submitted and will be reviewed shortly."', async () => {
    await expect(page.getByText('Thank you! Your report has been submitted and will be reviewed shortly.')).toBeVisible();
  });
  await test.step('The server holds the same', async () => {
    const { id: questionId } = await aQuestion(learner);
    const status = async (body: object) => (await learner.call('POST', '/api/report', { questionId, ...body })).status;
    expect(await status({})).toBe(422);
    expect(await status({ type: 'Other (please specify below)' })).toBe(422);
    expect(await status({ type: 'Does not belong in this topic' })).toBe(200);
  });
});

test('Edit question: subject, topic, difficulty and marks (nonzero) are required to save', async ({ page, staff }) => {
  const { questions } = (await staff.call<{ questions: { id: number }[] }>('GET', '/api/admin/questions')).body;
  await signedInAs(page, 'staff');
  await page.goto(`/admin/questions/edit?id=${questions[0]?.id}`);
  const form = page.getByRole('main');
  const save = page.getByRole('button', { name: 'Save changes' });
  const saved: string[] = [];
  page.on('request', (request) => request.url().endsWith('/questions/edit') && saved.push(request.url()));
  const field = (name: string) => form.getByRole('textbox', { name, exact: true });
  const year = new Date().getFullYear();

  await field('Marks').fill('0');
  await field('Priority').fill('first');
  const yearField = form.getByLabel('Year', { exact: true });
  await yearField.fill('1999');
  await save.click();
  await expect(form.getByText('Please enter the marks')).toBeVisible();
  await test.step('Year, if given, must be a number from 2000 to the current year; message "Please enter a valid year between 2000 and {current year}."', async () => {
    const message = form.getByText(`Please enter a valid year between 2000 and ${year}.`);
    await expect(message).toBeVisible();
    await yearField.fill(String(year + 1));
    await expect(message).toBeVisible();
    await yearField.fill(String(year));
    await expect(message).toHaveCount(0);
  });
  await test.step('Priority must be a number: "Enter a valid number"', async () => {
    await expect(form.getByText('Enter a valid number', { exact: true })).toBeVisible();
  });
  await test.step('Automatic transcript needs images first: "Please select question images first" (and a matching message for answer images)', async () => {
    await form.getByRole('button', { name: 'Transcribe question images' }).click();
    await expect(form.getByText('Please select question images first')).toBeVisible();
    await form.getByRole('button', { name: 'Transcribe answer images' }).first().click();
    await expect(form.getByText('Please select answer images first')).toBeVisible();
  });
  expect(saved).toEqual([]);

  await test.step('The server requires subject, topic, difficulty and marks too', async () => {
    const headers = { authorization: `Bearer ${staff.session.token}` };
    const multipart = { id: String(questions[0]?.id), marks: '0' };
    const answer = await page.request.post('/api/questions/edit', { headers, multipart });
    expect(answer.status()).toBe(422);
    const { issues } = (await answer.json()) as { issues: { path: string }[] };
    const paths = issues.map(({ path }) => path.split('.').at(-1));
    expect(paths).toEqual(expect.arrayContaining(['subject', 'topic', 'difficulty', 'marks']));
  });
});

test('Reset password: at least 6 characters, a lowercase letter, an uppercase letter and a digit (each with its own matching message), and the confirmation must match ("Password doesn’t match")', async ({
  guest,
  learner,
  page,
  request,
}) => {
  await guest.call('POST', '/api/auth/forgot-password', { email: learner.email });
  const token = await tokenMailedTo(request, learner.email, /password/);
  await page.goto(`/reset-password?token=${token}`);
  const fields = page.locator('input[autocomplete="new-password"]');
  const set = async (password: string, confirmation = password) => {
    await fields.first().fill(password);
    await fields.last().fill(confirmation);
    await page.getByRole('button', { name: 'Set new password' }).click();
  };
  const says = (words: string | RegExp) => expect(page.getByRole('main').getByText(words).first()).toBeVisible();
  await set('aB3');
  await says('Password should be at least 6 characters long');
  await set('ABCDE6');
  await says(/Password .*lowercase letter/);
  await set('abcde6');
  await says(/Password .*uppercase letter/);
  await set('abcdEF');
  await says(/Password .*digit/);
  await set('abcdE6', 'abcdE7');
  await says("Password doesn't match");
  await test.step('The server holds the same rules', async () => {
    for (const password of ['aB3', 'ABCDE6', 'abcde6', 'abcdEF']) {
      expect((await guest.call('POST', '/api/auth/reset-password', { token, password })).status, password).toBe(422);
    }
  });
});

test('Downloading saved questions: non-staff users may download at most 10 at a time: "You can download up to 10 questions at a time."', async ({
  learner,
  page,
  staff,
}) => {
  await storeSession(page, learner.session);
  await saveQuestions(page, 11);
  const { user_questions } = (await learner.call<{ user_questions: { question_id: number }[] }>('GET', '/api/user_question'))
    .body;
  expect(user_questions).toHaveLength(11);
  const refused = await learner.call('GET', '/api/user_question/download-pdf');
  expect(refused).toMatchObject({ body: { message: 'You can download up to 10 questions at a time.' } });
  await page.goto('/saved-questions');
  await page.getByRole('button', { name: 'Download Questions' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('You can download up to 10 questions at a time.')).toBeVisible();
  await expect(dialog.getByRole('checkbox').nth(10)).toBeDisabled();

  await test.step('Staff are exempt', async () => {
    for (const { question_id } of user_questions) await staff.call('POST', `/api/user_question/${question_id}`, {});
    const paper = await staff.call('GET', '/api/user_question/download-pdf');
    expect(paper.headers['content-type']).toContain('application/pdf');
  });
});

test('Grading upload accepts only a PDF: "Please upload your answer sheet in pdf format"; the pay button needs a file', async ({
  learner,
  page,
}) => {
  const { slug } = await newTest(learner, { ended: true });
  await storeSession(page, learner.session);
  await page.goto(`/take-a-test/${slug}/get-graded`);
  await expect(page.getByRole('button', { name: 'Pay $10' })).toBeDisabled();
  const sheet = page.getByLabel('Answer sheet', { exact: true });
  await sheet.setInputFiles({ name: 'answers.png', mimeType: 'image/png', buffer: Buffer.from('no pdf') });
  await expect(page.getByText('Please upload your answer sheet in pdf format')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pay $10' })).toBeDisabled();
  await test.step('The server refuses it too, and a payment without a sheet', async () => {
    const headers = { authorization: `Bearer ${learner.session.token}` };
    const file = { name: 'answers.pdf', mimeType: 'application/pdf', buffer: Buffer.from('no pdf') };
    const upload = await page.request.post(`/api/test/${slug}/upload-answer`, {
      headers,
      multipart: { file, file_type: 'USER_FILE' },
    });
    expect(upload.status()).toBe(422);
    expect((await upload.json()).message).toContain('Please upload your answer sheet in pdf format');
    expect((await learner.call('POST', '/api/razorpay/one-time', { test_slug: slug })).status).toBeGreaterThan(399);
  });
});

test('Test length rule: durations 120, 60 or 30 minutes need 20, 10 or 5 or more questions respectively', async ({
  guest,
  learner,
}) => {
  type Topics = { topics: { slug: string; subtopics: { slug: string; totalQuestionsCount: number }[] }[] };
  const { topics } = (await guest.call<Topics>('GET', '/api/topics/math-aa-hl')).body;
  const subtopics = topics.flatMap(({ slug, subtopics: below }) => below.map((subtopic) => ({ topic: slug, ...subtopic })));
  const [fewest] = subtopics
    .filter(({ totalQuestionsCount }) => totalQuestionsCount > 0)
    .toSorted((a, b) => a.totalQuestionsCount - b.totalQuestionsCount);
  const chosen = { topic_slugs: [fewest?.topic], subtopic_slugs: [fewest?.slug], sub_subtopic_slugs: [] };
  for (const [duration, needed] of [
    [30, 5],
    [60, 10],
    [120, 20],
  ] as const) {
    const answer = await learner.call('POST', '/api/test', { subject_slug: 'math-aa-hl', ...chosen, duration });
    if ((fewest?.totalQuestionsCount ?? 0) >= needed) expect(answer.status, `${duration}`).toBe(201);
    else expect(answer, `${duration}`).toMatchObject({ body: { code: 'too_few_questions' } });
  }
});
