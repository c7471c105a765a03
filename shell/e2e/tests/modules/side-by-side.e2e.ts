import { expect, type Page, test } from '@playwright/test';
import { signedInAs } from '../../preparation/demo-accounts.ts';
import { MODULE_PAGES, settled, showPage, WITHOUT_MODULE } from '../../preparation/module-pages.ts';

/** Styles of every element of chrome and module, by its place in the page. */
function looks(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => {
    const properties = [
      ...['display', 'position', 'color', 'background-color', 'background-image', 'font-family', 'font-size', 'font-weight'],
      ...['line-height', 'letter-spacing', 'text-align', 'text-transform', 'text-decoration-line', 'list-style-type'],
      ...[
        'margin-top',
        'margin-bottom',
        'padding-top',
        'padding-left',
        'border-top-width',
        'border-top-color',
        'border-top-left-radius',
      ],
      ...['box-shadow', 'opacity', 'visibility', 'z-index', 'row-gap', 'column-gap', 'flex-wrap', 'justify-content', 'cursor'],
      ...['outline-style', 'box-sizing', 'overflow-x', 'pointer-events', 'animation-name'],
    ];
    const found: Record<string, string> = {};
    const walk = (element: Element, place: string) => {
      const style = getComputedStyle(element);
      found[place] = properties.map((property) => `${property}:${style.getPropertyValue(property)}`).join(';');
      for (const [index, child] of [...element.children].entries())
        walk(child, `${place}>${child.tagName.toLowerCase()}${index}`);
    };
    for (const element of [document.documentElement, document.body]) walk(element.cloneNode() as Element, element.tagName);
    for (const element of document.querySelectorAll('header, #module, footer')) walk(element, element.id || element.tagName);
    return found;
  });
}

const globals = (page: Page) => page.evaluate(() => Object.getOwnPropertyNames(window));

test('modules that were shown before change neither the looks of another one nor of the chrome, and leave no globals', async ({
  context,
  page,
}) => {
  const { modules } = await (await page.request.get('/modules.json')).json();
  expect(Object.keys(MODULE_PAGES).toSorted()).toEqual(modules.map(({ name }: { name: string }) => name).toSorted());
  await signedInAs(page, 'staff');
  await page.goto(WITHOUT_MODULE);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const own = new Set(await globals(page));

  // Each module after each other, once in each direction; polled, as parts load on demand.
  const alone = await context.newPage();
  const pages = Object.entries(MODULE_PAGES);
  for (const way of [pages, pages.toReversed()]) {
    const shown: string[] = [];
    await page.goto(WITHOUT_MODULE);
    for (const [name, address] of way) {
      await alone.goto(address);
      await settled(alone);
      await showPage(page, address);
      await expect
        .poll(async () => differences(await looks(page), await looks(alone)), { message: `${name} after ${shown}` })
        .toEqual([]);
      expect(Object.keys(await looks(page)).length, name).toBeGreaterThan(60);
      shown.push(name);
    }
    const added = (await globals(page)).filter((key) => !own.has(key));
    expect(added.filter((key) => !/^(?:rspackChunk)?mfe_\w+$/.test(key))).toEqual([]);
  }

  // Proves that the comparison would see a global rule.
  const last = await looks(page);
  await page.evaluate(() => document.styleSheets[0]?.insertRule('h1 { letter-spacing: 3px }'));
  expect(differences(await looks(page), last)).not.toEqual([]);
});

/** The first differences, in words. */
function differences(now: Record<string, string>, before: Record<string, string>): string[] {
  return Object.keys({ ...now, ...before })
    .filter((place) => now[place] !== before[place])
    .slice(0, 5)
    .map((place) => {
      const then = before[place]?.split(';') ?? [];
      return `${place} ${now[place]?.split(';').filter((value) => !then.includes(value)) ?? 'gone'} was ${before[place] === undefined ? 'absent' : ''}`;
    });
}
