import type { Question } from '@api/contract';
import { questionAddress } from '@api/contract/addresses';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { signedInAs } from '../../preparation/demo-accounts.ts';

interface Registry {
  modules: { routes: { pages: { path: string; audience: string }[] } }[];
}
type Head = { title: string; description: string | null; canonical: string | null };

/** The head of a fresh load. */
async function freshHead(page: Page, request: APIRequestContext, address: string): Promise<Head> {
  const html = await (await request.get(address)).text();
  return page.evaluate((text) => {
    const { title, head } = new DOMParser().parseFromString(text, 'text/html');
    const description = head.querySelector('meta[name="description"]')?.getAttribute('content') ?? null;
    return { title, description, canonical: head.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? null };
  }, html);
}

const headInView = (page: Page): Promise<Head> =>
  page.evaluate(() => {
    const description = document.querySelector('meta[name="description"]')?.getAttribute('content') ?? null;
    return {
      title: document.title,
      description,
      canonical: document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? null,
    };
  });

/** Addresses of a visitor's pages: those without parameters from the registry, examples of the others. */
async function addressesFor(request: APIRequestContext, audiences: readonly string[]): Promise<string[]> {
  const { modules } = (await (await request.get('/modules.json')).json()) as Registry;
  const pages = modules.flatMap(({ routes }) => routes.pages).filter(({ audience }) => audiences.includes(audience));
  const plain = pages.map(({ path }) => path).filter((path) => !path.includes(':'));
  const topic = 'subject=math-aa-sl&topic=functions';
  const { questions } = await (await request.get(`/api/questions?${topic}&pageSize=2`)).json();
  const { docs } = await (await request.get('/content/blog-posts?limit=1')).json();
  const examples = questions.map((question: Question) => questionAddress(question));
  return [
    ...plain,
    ...examples,
    `/blogs/${docs[0].slug}`,
    `/math-questions?${topic}&page=2`,
    `/math-questions/syllabus?${topic}`,
    '/math-questions',
  ];
}

/** Pages that redirect a guest, or a learner who has finished. */
const LEADS_ON = [
  '/verify-user',
  '/return',
  '/payment/success',
  '/subscription/success',
  '/math-questions/syllabus',
  '/math-questions/quick-check',
  '/reset-password',
];

for (const [who, audiences] of [
  ['guest', ['everyone']],
  ['learner', ['everyone', 'signed-in']],
] as const) {
  test(`the tab of a ${who} says on every page what a fresh load would say`, async ({ page, request }) => {
    if (who === 'learner') await signedInAs(page, 'learner');
    const addresses = (await addressesFor(request, audiences)).filter((address) => !LEADS_ON.includes(address));
    await page.goto('/blogs');
    await expect(page.getByRole('heading', { level: 1, name: 'Blogs' })).toBeVisible();
    for (const address of addresses) {
      // As links do: single-spa tells the routers.
      await page.evaluate((to) => history.pushState(null, '', to), address);
      // Both again each time: a busy gateway may send a page without content, whose head says less.
      await expect(async () => {
        expect(await headInView(page), address).toEqual(await freshHead(page, request, address));
      }).toPass({ timeout: 60_000 });
    }
    await page.goBack();
    await page.goBack();
    // Read again each time: going back may take a moment.
    const backToFresh = async () => {
      const { pathname, search } = new URL(page.url());
      expect(await headInView(page)).toEqual(await freshHead(page, request, pathname + search));
    };
    await expect(backToFresh).toPass();
  });
}
