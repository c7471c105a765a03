import { signedInAsNewLearner } from '../../preparation/learner-account.ts';
import { endTest } from '../../preparation/new-test.ts';
import { expect, test } from '../../test.ts';

test('a teacher starts a class and sets work, a learner joins and does it, and the teacher sees it', { tag: '@main' }, async ({
  page: teacher,
  browser,
}) => {
  await signedInAsNewLearner(teacher);
  await teacher.goto('/classes');
  await teacher.getByRole('link', { name: 'Start a class' }).click();
  await teacher.getByRole('textbox', { name: 'Name' }).fill('12A Maths');
  await teacher.getByRole('combobox', { name: 'Course' }).selectOption({ label: 'Maths AA HL' });
  await teacher.getByRole('button', { name: 'Start the class' }).click();
  const code = (await teacher.getByRole('heading', { name: /^Class code: [A-Z]{3} [A-Z]{3}$/ }).textContent())?.slice(-7) ?? '';
  const home = teacher.url();

  await teacher.getByRole('link', { name: 'Set work' }).click();
  await teacher.getByRole('combobox', { name: 'Topic' }).fill('Quadratic');
  await teacher.getByRole('option', { name: 'Quadratic functions' }).click();
  await teacher.getByRole('spinbutton', { name: 'Questions' }).fill('2');
  await teacher.getByRole('textbox', { name: 'Title' }).fill('For Wednesday');
  await teacher.getByRole('button', { name: 'Set work' }).click();
  await expect(teacher.getByRole('heading', { level: 1, name: 'For Wednesday' })).toBeVisible();
  const assignment = teacher.url();

  const learner = await (await browser.newContext()).newPage();
  await learner.goto(`/classes/join?code=${code.replace(' ', '')}`);
  await expect(learner.getByRole('heading', { name: 'You need an account to join' })).toBeVisible();
  await signedInAsNewLearner(learner);
  await learner.goto('/classes');
  await learner.getByRole('link', { name: 'Join a class' }).click();
  await learner.getByRole('textbox', { name: 'Class code' }).fill(code.toLowerCase());
  await learner.getByRole('button', { name: 'Continue' }).click();
  await expect(learner.getByText('Your name and email address')).toBeVisible();
  await learner.getByRole('button', { name: 'Agree and join' }).click();
  await learner.getByRole('link', { name: 'For Wednesday' }).click();
  await learner.getByRole('button', { name: 'Start', exact: true }).click();
  await learner.getByRole('button', { name: 'Start Test' }).click();
  await learner.getByRole('button', { name: 'Skip', exact: true }).click();
  await expect(learner.getByText('Skipped question number 1')).toBeVisible();
  await endTest(learner);
  await learner.waitForURL(/\/result$/);
  await learner.goto(assignment);
  await expect(learner.getByText('Handed in', { exact: true }).first()).toBeVisible();

  // The teacher's page has been open throughout.
  await expect(teacher.getByText('1 handed in, of 1.')).toBeVisible();
  const learners = teacher.getByRole('region', { name: 'Learners' });
  await learners.getByRole('link').first().click();
  await expect(teacher.getByRole('heading', { level: 1, name: 'question-learner' })).toBeVisible();
  await learner.goto('/classes');
  await expect(learner.getByRole('cell', { name: 'Your work: For Wednesday' })).toBeVisible();

  // Nobody else sees the class.
  const stranger = await (await browser.newContext()).newPage();
  await signedInAsNewLearner(stranger);
  await stranger.goto(home);
  await expect(stranger.getByRole('heading', { name: 'You can’t open this page' })).toBeVisible();
});
