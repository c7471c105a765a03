import { expect, type Page, test } from '@playwright/test';
import { signedInAs } from '../../preparation/demo-accounts.ts';
import { call, signedInAsNewLearner } from '../../preparation/learner-account.ts';
import { WITHOUT_MODULE } from '../../preparation/module-pages.ts';
import { payForSheet } from '../../preparation/paid-sheet.ts';
import { signedInAsNewTeacher } from '../../preparation/teacher-account.ts';

interface StaffPage {
  address: string;
  heading: string | RegExp;
}

const at = (address: string, heading: string | RegExp): StaffPage => ({ address, heading });

/** Staff pages without parameters. */
const PAGES: readonly StaffPage[] = [
  at('/admin', /^Good day/),
  at('/admin/users', 'Users'),
  at('/admin/grade-tests', 'Answer sheets'),
  at('/admin/questions', 'Questions'),
  // Redirects to the sheets of a topic.
  at('/admin/grade-tests/functions', 'Answer sheets'),
  at('/admin/questions/new', 'New question'),
  at('/admin/upload_subjects', 'Upload subjects'),
  at('/admin/upload_topics', 'Upload topics'),
  at('/admin/upload_questions', 'Upload questions'),
  at('/admin/subjects', 'Subjects'),
  at('/admin/subjects/new', 'New subject'),
  at('/admin/topics', 'Topics'),
  at('/admin/topics/new', 'New topic'),
  at('/admin/topics/transfer-questions', 'Transfer questions'),
  at('/admin/user-doubts', 'Doubts'),
  at('/admin/reported-questions', 'Reported questions'),
  at('/admin/messages', 'Messages'),
  at('/admin/blog-posts', 'Posts'),
  at('/admin/blog-posts/new', 'New post'),
  at('/admin/blog-feedback', 'Blog feedback'),
  at('/admin/log', 'Log'),
  at('/search', 'Search'),
];
/** Pages that need a permission which teachers lack at first. */
const GRANTED: readonly StaffPage[] = [
  at('/admin/payments', 'Payments'),
  at('/admin/plans', 'Plans'),
  at('/admin/modules', 'Modules'),
  at('/admin/health', 'Site status'),
  at('/admin/security-events', 'Security events'),
];

/** Pages about one thing each, at the addresses that staff find them. */
async function pagesOfOne(staff: Page): Promise<StaffPage[]> {
  const { slug, learner } = await payForSheet(staff.request);
  const list = (path: string) => call(staff, 'GET', path) as Promise<Record<string, { id: number; [field: string]: unknown }[]>>;
  const first = async (path: string, name: string) => {
    const [found] = (await list(path))[name] ?? [];
    if (!found) throw new Error(`${path} lists nothing`);
    return found;
  };
  const question = await first('/admin/questions', 'questions');
  const topic = await first('/admin/topics?subject=physics-hl', 'topics');
  const subject = await first('/admin/subjects', 'subjects');
  const post = await first('/admin/blog-posts', 'posts');
  const user = await first(`/admin/users?q=${encodeURIComponent(learner)}`, 'users');
  const order = await first('/admin/orders', 'orders');
  return [
    at(`/admin/questions/edit?id=${question.id}`, 'Edit question'),
    at(`/admin/topics/edit?id=${topic.id}`, `${topic.topic_number} ${topic.topic_name}`),
    at(`/admin/subjects/edit?id=${subject.id}`, String(subject.subject_name)),
    at(`/admin/blog-posts/edit?id=${post.id}`, 'Edit post'),
    at(`/admin/users/${user.id}`, learner),
    at(`/admin/payments/${order.id}`, `Order #${order.id}`),
    at(`/admin/grade-tests/${slug}`, learner),
  ];
}

/** Follows an address like a link, without loading the page again. */
const goTo = (from: Page, address: string) => from.evaluate((to) => history.pushState(null, '', to), address);

async function expectToOpen(reader: Page, pages: readonly StaffPage[]) {
  await reader.goto('/admin');
  for (const { address, heading } of pages) {
    await goTo(reader, address);
    await expect(reader.getByRole('heading', { level: 1, name: heading, exact: true }), address).toBeVisible();
    await expect(reader.getByRole('heading', { name: /did not load/ }), address).toHaveCount(0);
  }
}

async function expectToFindNothing(visitor: Page, pages: readonly StaffPage[]) {
  const found = visitor.getByRole('heading', { level: 1 });
  await visitor.goto(WITHOUT_MODULE);
  for (const { address } of pages) {
    await goTo(visitor, address);
    await expect(found, address).toHaveText('Page not found');
    // Another page in between, so that no heading is mistaken for the next.
    await goTo(visitor, WITHOUT_MODULE);
    await expect(found, address).not.toHaveText('Page not found');
  }
}

test.describe('every page of the staff area', () => {
  test('opens for administrators', async ({ page: administrator }) => {
    await signedInAs(administrator, 'staff');
    await expectToOpen(administrator, [...PAGES, ...GRANTED, ...(await pagesOfOne(administrator))]);
  });

  test('opens for teachers, or names the permission that it needs', async ({ page: teacher, browser, baseURL }) => {
    const office = await browser.newPage({ ...(baseURL && { baseURL }) });
    await signedInAs(office, 'staff');
    const [payments, others] = [/^\/admin\/payments\//, await pagesOfOne(office)];
    await office.close();
    await signedInAsNewTeacher(teacher);
    await expectToOpen(teacher, [...PAGES, ...others.filter(({ address }) => !payments.test(address))]);
    for (const { address } of GRANTED) {
      await goTo(teacher, address);
      await expect(teacher.getByRole('heading', { name: 'You can’t open this page' }), address).toBeVisible();
      await goTo(teacher, '/admin/users');
      await expect(teacher.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
    }
  });

  test('is not found for learners, nor for guests', async ({ page: visitor, browser, baseURL }) => {
    const office = await browser.newPage({ ...(baseURL && { baseURL }) });
    await signedInAs(office, 'staff');
    const pages = [...PAGES, ...GRANTED, ...(await pagesOfOne(office))];
    await office.close();
    await expectToFindNothing(visitor, pages);
    await signedInAsNewLearner(visitor);
    await expectToFindNothing(visitor, pages);
  });
});
