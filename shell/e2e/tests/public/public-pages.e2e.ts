import { expect, type Page, test } from '@playwright/test';
import { signedInAs } from '../../preparation/demo-accounts.ts';

const PAGES = [
  { address: '/terms', heading: 'Terms of Service', as: 'guest' },
  { address: '/privacy', heading: 'Privacy Policy', as: 'guest' },
  { address: '/refund-policy', heading: 'Refund Policy', as: 'guest' },
  { address: '/contact-us', heading: 'Contact Us', as: 'guest' },
  { address: '/online-classes', heading: 'One teacher, one learner, one hour that is about you', as: 'guest' },
  { address: '/services', heading: 'Everything between the first lesson and the last paper', as: 'learner' },
  { address: '/grading-your-test', heading: 'Your working, read by a teacher', as: 'learner' },
  { address: '/search', heading: 'Search', as: 'staff' },
] as const;

/** Collects the browser's complaints from now on. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  return complaints;
}

test('every public page is there for those who have it, with one heading and nothing amiss', async ({ page }) => {
  const complaints = complaintsOf(page);
  let who = 'guest';
  for (const { address, heading, as } of PAGES) {
    if (as !== 'guest' && as !== who) await signedInAs(page, as);
    who = as;
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  }
  expect(complaints).toEqual([]);
});

test('a legal text is read by its contents: an address leads to its section, and a choice to another', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 860 });
  await page.goto('/terms#devices');
  await expect(page.getByRole('heading', { name: 'Devices' })).toBeInViewport();
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Liability' }).click();
  await expect(page).toHaveURL('/terms#liability');
  await expect(page.getByRole('heading', { name: 'Liability' })).toBeInViewport();
});

test('a guest finds a question to try above the list of topics, and its answer; who is signed in finds the list alone', async ({
  page,
}) => {
  await page.goto('/');
  const welcome = page.getByRole('region', { name: /IB maths and science practice/ });
  await welcome.getByRole('button', { name: 'Show the answer' }).click();
  await expect(welcome.getByRole('button', { name: 'Show the answer' })).toHaveCount(0);
  await welcome.getByRole('link', { name: 'Try it' }).click();
  await expect(welcome.getByRole('group', { name: /^Your answer/ }).first()).toBeVisible();
  await signedInAs(page, 'learner');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'IBDP Question Bank' })).toBeVisible();
  await expect(welcome).toHaveCount(0);
});

test('footer and home lead a guest to every course that visitors see', async ({ page, request }) => {
  const { subjects } = (await (await request.get('/api/subjects?excludeChildren=true')).json()) as {
    subjects: { subject_name: string; slug: string }[];
  };
  const names = subjects.map(({ subject_name }) => subject_name);
  await page.setViewportSize({ width: 1280, height: 860 });
  await page.goto('/');
  const inFooter = page.getByRole('navigation', { name: 'IB' }).getByRole('link');
  expect((await inFooter.allTextContents()).toSorted()).toEqual(names.toSorted());
  const tabs = page.getByRole('navigation', { name: 'Courses' }).getByRole('link');
  expect(await tabs.allTextContents()).toEqual(names);
  for (const tab of await tabs.all()) await expect(tab).toBeInViewport({ ratio: 1 });
  for (const { slug, subject_name } of subjects) {
    const link = page.getByRole('navigation', { name: 'IB' }).getByRole('link', { name: subject_name });
    expect(new URL((await link.getAttribute('href')) ?? '', page.url()).searchParams.get('subject')).toBe(slug);
  }
});
