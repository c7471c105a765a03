import type { Locator } from '@playwright/test';

/** The colour of an element's text: red, green and blue from 0 to 255. */
export async function inkOf(element: Locator): Promise<{ red: number; green: number; blue: number }> {
  const colour = await element.evaluate((one) => getComputedStyle(one).color);
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  return { red, green, blue };
}
