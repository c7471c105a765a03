import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, Locator, Page } from '@playwright/test';
import type axe from 'axe-core';
import { AGREEMENT } from '../../preparation/agreement.ts';
import { signedInAs, signIn } from '../../preparation/demo-accounts.ts';
import { call, questionAt, saveQuestions, signedInAsNewLearner } from '../../preparation/learner-account.ts';
import { openNewTest, startTest } from '../../preparation/new-test.ts';
import { payForSheet } from '../../preparation/paid-sheet.ts';
import { expect, test } from '../../test.ts';
import { overlaps } from './overlaps.ts';

/** `busy`: a learner with a saved question, doubt and report. `:question` is an address, `:id` a number, `:sheet` in grading. */
const PAGES = [
  { name: 'question bank', address: '/math-questions', as: 'guest' },
  {
    name: 'list of questions',
    address:
      '/math-questions?subject=math-aa-hl&topic=number-and-algebra&subtopic=arithmetic-sequences-and-series&difficulty=Medium',
    as: 'learner',
  },
  { name: 'question', address: ':question?show=markscheme', as: 'busy' },
  { name: 'saved questions', address: '/saved-questions', as: 'busy' },
  { name: 'doubts', address: '/my-doubts', as: 'busy' },
  { name: 'syllabus', address: '/math-questions/syllabus?subject=physics-hl&topic=fields', as: 'guest' },
  { name: 'quick check', address: '/math-questions/quick-check?subject=physics-hl&topic=fields', as: 'guest' },
  { name: 'blogs', address: '/blogs', as: 'guest' },
  { name: 'making a test', address: '/take-a-test', as: 'learner' },
  { name: 'my tests', address: '/my-tests', as: 'learner' },
  { name: 'lost marks', address: '/my-tests/lost-marks', as: 'learner' },
  { name: 'progress', address: '/progress', as: 'learner' },
  { name: 'evidence of progress', address: '/progress/evidence', as: 'learner' },
  { name: 'sharing progress', address: '/progress/sharing', as: 'learner' },
  { name: 'account', address: '/account-details', as: 'learner' },
  { name: 'membership', address: '/account-details/membership', as: 'learner' },
  { name: 'pricing', address: '/pricing', as: 'guest' },
  { name: 'verifying an address', address: '/verify-user?token=none', as: 'guest' },
  { name: 'payments of staff', address: '/admin/payments', as: 'staff' },
  { name: 'modules of staff', address: '/admin/modules', as: 'staff' },
  { name: 'staff questions', address: '/admin/questions', as: 'staff' },
  { name: 'form of a question', address: '/admin/questions/edit?id=:id', as: 'staff' },
  { name: 'form of a new question', address: '/admin/questions/new', as: 'staff' },
  { name: 'doubts of learners', address: '/admin/user-doubts', as: 'staff' },
  { name: 'reported questions', address: '/admin/reported-questions', as: 'staff' },
  { name: 'answer sheets of staff', address: '/admin/grade-tests', as: 'staff' },
  { name: 'answer sheet under grading', address: '/admin/grade-tests/:sheet', as: 'staff' },
  { name: 'terms of service', address: '/terms', as: 'guest' },
  { name: 'contact form', address: '/contact-us', as: 'guest' },
  { name: 'online classes', address: '/online-classes', as: 'guest' },
  { name: 'messages of the contact form', address: '/admin/messages', as: 'staff' },
  { name: 'today of staff', address: '/admin', as: 'staff' },
  { name: 'tree of topics', address: '/admin/topics', as: 'staff' },
  { name: 'form of a new topic', address: '/admin/topics/new', as: 'staff' },
  { name: 'subjects of staff', address: '/admin/subjects', as: 'staff' },
  { name: 'uploads', address: '/admin/upload_questions', as: 'staff' },
  { name: 'posts of staff', address: '/admin/blog-posts', as: 'staff' },
  { name: 'form of a new post', address: '/admin/blog-posts/new', as: 'staff' },
  { name: 'plans of staff', address: '/admin/plans', as: 'staff' },
  { name: 'users', address: '/admin/users', as: 'staff' },
  { name: 'log of staff', address: '/admin/log', as: 'staff' },
  { name: 'corrections', address: '/corrections', as: 'guest' },
  { name: 'log in', address: '/login', as: 'guest' },
  { name: 'sign up', address: '/sign-up', as: 'guest' },
  { name: 'not found', address: '/nothing', as: 'guest' },
] as const;

const SCREENS = [
  { theme: 'light', width: 1280, height: 860 },
  { theme: 'dark', width: 360, height: 800 },
] as const;

/** The minified script, under half the size of `axe.source`. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Fails for what axe finds in the whole page, contrast included, by WCAG 2.2 AA. */
async function expectAccessible(page: Page) {
  // Colours in transition belong to neither theme.
  await page.evaluate(() => {
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    return Promise.all(transitions.map(({ finished }) => finished.catch(() => {})));
  });
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const violations = await page.evaluate(async () => {
    const { run } = (window as unknown as { axe: typeof axe }).axe;
    const runOnly = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
    // Passed rules are left out: nothing reads them.
    const result = await run(document, { runOnly, resultTypes: ['violations'] });
    // A formula labels its column for screen readers, but axe reads no MathML.
    const isFormula = (id: string, target: unknown[]) =>
      id === 'empty-table-header' && document.querySelector(String(target[0]))?.querySelector('math') != null;
    const violations = result.violations
      .map(({ id, nodes }) => ({ id, nodes: nodes.filter(({ target }) => !isFormula(id, target)) }))
      .filter(({ nodes }) => nodes.length > 0);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
  });
  expect(violations).toEqual([]);
}

/** Fails if the page is wider than the screen, cuts off table columns, or has overlapping elements. */
async function expectToFit(page: Page) {
  const excess = () => document.documentElement.scrollWidth - Math.round(document.body.getBoundingClientRect().width);
  expect(await page.evaluate(excess), `at ${page.viewportSize()?.width} px`).toBeLessThanOrEqual(0);
  const cutOff = () =>
    [...document.querySelectorAll(':has(> table)')]
      .filter((box) => /clip|hidden/.test(getComputedStyle(box).overflowX) && box.scrollWidth > box.clientWidth + 1)
      .map((box) => `${box.querySelector('caption')?.textContent}: ${box.scrollWidth} in ${box.clientWidth}`);
  expect(await page.evaluate(cutOff), `tables at ${page.viewportSize()?.width} px`).toEqual([]);
  // Elements may overlap while they move.
  await expect.poll(() => overlaps(page), `what lies upon each other at ${page.viewportSize()?.width} px`).toEqual([]);
}

const wholeHeight = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** Widths at which layouts change, and the narrowest and widest supported. */
const WIDTHS = [320, 480, 640, 690, 768, 1024, 1600];

async function expectToFitEverywhere(page: Page) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 860 });
    await expectToFit(page);
  }
}

/** Fails for targets smaller than 24 by 24 px (WCAG 2.2, 2.5.8). */
async function expectLargeTargets(page: Page) {
  const small = await page.evaluate(() => {
    const targets = document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [role="tab"]');
    return [...targets].flatMap((element) => {
      // A hidden input is pressed by its label; a small word may have a larger target.
      const pressed = element.matches('input') ? (element.closest('label') ?? element) : element;
      const { width, height } = pressed.getBoundingClientRect();
      const enlarged = getComputedStyle(pressed, '::after').position === 'absolute';
      const skipped = width <= 1 || height <= 1 || enlarged || !pressed.checkVisibility({ visibilityProperty: true });
      return skipped || (width >= 24 && height >= 24) ? [] : [`${pressed.outerHTML.slice(0, 120)}: ${width} by ${height}`];
    });
  });
  expect(small).toEqual([]);
}

type Visitor = (typeof PAGES)[number]['as'];

/** One page for each visitor, which loads all their addresses: the browser then has the scripts compiled. */
const opened = new Map<Visitor, Page>();

async function pageOf(browser: Browser, as: Visitor): Promise<Page> {
  const page = opened.get(as) ?? (await browser.newPage());
  if (!opened.has(as) && (as === 'learner' || as === 'staff')) await signedInAs(page, as);
  opened.set(as, page);
  return page;
}

let question: Awaited<ReturnType<typeof questionAt>>;
let sheet: string;
test.beforeAll(async ({ browser }) => {
  const page = await pageOf(browser, 'busy');
  await signedInAsNewLearner(page);
  question = await questionAt(page, 'subject=physics-hl', 4);
  const { id } = question;
  await saveQuestions(page, 2);
  await call(page, 'POST', '/doubts', { question_id: id, queries: 'Where does the factor of one half come from?' });
  await call(page, 'POST', '/report', {
    type: 'Other (please specify below)',
    description: 'The label of the axis is cut off.',
    questionId: id,
  });
  const staff = await pageOf(browser, 'staff');
  sheet = (await payForSheet(staff.request)).slug;
  await call(staff, 'PUT', `/grading/${sheet}`, { action: 'claim' });
});
test.afterAll(async () => {
  for (const page of opened.values()) await page.close();
  opened.clear();
});

/** `npm test` checks these pages, `npm run test:all` all. */
const MAIN_PAGES: readonly string[] = [
  ...['question bank', 'list of questions', 'question', 'making a test', 'progress', 'account', 'pricing'],
  ...['form of a question', 'answer sheet under grading', 'sign up'],
];

for (const { name, address, as } of PAGES) {
  const tag = MAIN_PAGES.includes(name) ? '@main' : [];
  test(`${name} is accessible and fits, light on a desktop and dark on a phone`, { tag }, async ({ browser }) => {
    const page = await pageOf(browser, as);
    await page.goto(address.replace(':question', question.address).replace(':id', String(question.id)).replace(':sheet', sheet));
    for (const { theme, width, height } of SCREENS) {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme: theme });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await expectToFit(page);
      // The floating help link covers nothing at its own place, below the question.
      if (name === 'question') await page.setViewportSize({ width, height: await wholeHeight(page) });
      await expectAccessible(page);
    }
    await expectLargeTargets(page);
    await expectToFitEverywhere(page);
  });
}

test('menus, messages and tooltips are accessible, in both themes', async ({ page }) => {
  await signedInAsNewLearner(page);
  // Checks what opens, eight times over, and not a whole list behind it.
  await page.goto('/math-questions?subject=physics-hl&topic=fields&pageSize=2');
  const question = page.getByRole('article').first();
  await expect(question).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1280, height: 860 });
    await page.getByRole('button', { name: 'Account menu' }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);

    await question.getByRole('button', { name: 'Share' }).hover();
    await expect(page.getByRole('tooltip')).toBeVisible();
    await expectAccessible(page);

    const save = question.getByRole('button', { name: 'Save question' });
    await save.click();
    await expect(page.getByText('Question saved! Find it in bookmarks for easy access.').first()).toBeVisible();
    await expectAccessible(page);
    await save.click();
    await expect(save).toHaveAttribute('aria-pressed', 'false');

    await page.setViewportSize({ width: 360, height: 800 });
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await expectAccessible(page);
    await expectToFit(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test('a test under way is accessible and fits, with the longest words of its buttons', async ({ page }) => {
  await signedInAsNewLearner(page);
  await openNewTest(page);
  await startTest(page);
  await page.getByRole('navigation', { name: 'Questions', exact: true }).getByRole('button').last().click();
  await expect(page.getByRole('button', { name: 'Complete Test' })).toBeVisible();
  await page.getByRole('button', { name: 'Flag', exact: true }).click();
  await expect(page.getByText(/^Saved \d\d:\d\d:\d\d$/)).toBeVisible();
  for (const { theme, width, height } of SCREENS) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme: theme });
    await expectAccessible(page);
  }
  await expectLargeTargets(page);
  await expectToFitEverywhere(page);
});

test('names of any length and script fit', async ({ page }) => {
  for (const full_name of ['W'.repeat(100), '学'.repeat(100), 'عبدالرحمن'.repeat(11)]) {
    const account = { email: `named-${randomUUID()}@example.org`, username: 'a-long-name', full_name, password: 'a-good-one!' };
    const signedUp = await page.request.post('/api/auth/signup', {
      data: { ...account, confirmPassword: account.password, agreement: AGREEMENT },
    });
    expect(signedUp.ok()).toBe(true);
    await signIn(page, account.email, account.password);
    await page.goto('/account-details/profile-details');
    await expect(page.getByText(full_name).first()).toBeVisible();
    await expectToFitEverywhere(page);
  }
});

test('the dialogs of a question and of the saved ones are accessible and fit, in both themes', async ({ page }) => {
  // Six dialogs in two themes: axe runs twelve times.
  test.slow();
  await signedInAsNewLearner(page);
  await saveQuestions(page, 11);
  await page.setViewportSize({ width: 360, height: 800 });
  const look = async (role: 'dialog' | 'alertdialog', name: string) => {
    await expect(page.getByRole(role, { name })).toBeVisible();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expectToFit(page);
      await expectAccessible(page);
    }
    await page.keyboard.press('Escape');
    await expect(page.getByRole(role)).toHaveCount(0);
  };
  await page.goto((await questionAt(page, 'subject=physics-hl', 5)).address);
  for (const [button, dialog] of [
    ['Report a problem', 'Report a problem'],
    ['Ask a teacher', 'Ask a teacher'],
    ['Keyboard shortcuts', 'Keyboard shortcuts'],
  ] as const) {
    await page.getByRole('button', { name: button }).click();
    await look('dialog', dialog);
  }
  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: 'Search questions and topics' }).fill('field');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option').first()).toBeVisible();
  await look('dialog', 'Search questions and topics');

  await page.goto('/saved-questions');
  await page.getByRole('button', { name: 'Download Questions' }).click();
  await expect(page.getByRole('checkbox').first()).toBeVisible();
  await look('dialog', 'Download as a paper');
  await page.getByRole('button', { name: 'Clear all questions' }).click();
  await look('alertdialog', 'Clear all saved questions?');
});

test('the whole way to an answer works with the keyboard alone', async ({ page }) => {
  await page.goto('/math-questions?subject=math-aa-sl&topic=functions');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the page' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await page.getByRole('article').first().getByRole('heading').getByRole('link').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /Question 1\./ })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('tab', { name: 'Hint' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Answer' })).toBeFocused();
  await expect(page.getByRole('tab', { name: 'Answer' })).toHaveAttribute('aria-selected', 'true');
});

/** Presses Tab until the target has focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < 80; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

test('a learner searches, marks, reports, asks, shares, clears all and undoes that with the keyboard alone', async ({ page }) => {
  // Some hundred keys, with a look at the focus after each.
  test.slow();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await signedInAsNewLearner(page);
  await saveQuestions(page, 2);
  await page.goto((await questionAt(page, 'subject=physics-hl', 3)).address);
  const press = async (target: Locator, key = 'Enter') => {
    await tabTo(page, target);
    await page.keyboard.press(key);
  };
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  // The search box only opens on Enter, and Escape closes it.
  const box = page.getByRole('searchbox', { name: 'Search questions and topics' });
  const field = page.getByRole('combobox', { name: 'Search questions and topics' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (let presses = 0; presses < 20; presses++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement?.matches('input[type="search"]'))) break;
  }
  await expect(box).toBeFocused();
  await expect(field).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field).toHaveCount(0);
  await expect(box).toBeFocused();
  for (const name of ['Notifications', 'Account menu']) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name })).toBeFocused();
  }
  await expect(field).toHaveCount(0);

  await press(button('Save question'), 'Space');
  await expect(page.getByText('Question saved! Find it in bookmarks for easy access.')).toBeVisible();
  await press(button('Mark as completed'));
  await expect(page.getByText('Question marked as completed')).toBeVisible();
  await press(button('Share'));
  await expect(page.getByText('Link copied to your clipboard!')).toBeVisible();

  await press(button('Report a problem'));
  const report = page.getByRole('dialog', { name: 'Report a problem' });
  await press(report.getByRole('radio').first(), 'Space');
  await page.keyboard.press('ArrowDown');
  await expect(report.getByRole('radio', { name: 'Broken images/diagrams/figures' })).toBeChecked();
  await press(report.getByRole('button', { name: 'Send report' }));
  await expect(page.getByText('Thank you! Your report has been submitted and will be reviewed shortly.')).toBeVisible();
  await expect(button('Report a problem')).toBeFocused();

  await press(button('Ask a teacher'));
  const doubt = page.getByRole('dialog', { name: 'Ask a teacher' });
  await tabTo(page, doubt.getByRole('textbox', { name: 'Your doubt' }));
  await page.keyboard.insertText('Why is the first force not counted?');
  await press(doubt.getByRole('button', { name: 'Send', exact: true }));
  await expect(page.getByText('Sent. A teacher typically replies within 24 hours.')).toBeVisible();

  await page.goto('/saved-questions');
  await expect(button('Clear all questions')).toBeVisible();
  await press(page.getByRole('link', { name: 'Skip to the page' }));
  await press(button('Clear all questions'));
  await press(button('Clear all'));
  await expect(page.getByRole('heading', { name: 'No saved questions' })).toBeVisible();
  await press(button('Undo'));
  await expect(page.getByText(/^3 questions, \d+ marks in total\.$/)).toBeVisible();
});
