/** What messages must not lie on, and how much it matters: the focus first, then what the screen is there to do, then its name. */
const OBSTACLES = [
  { selector: ':focus:not(body, main)', weight: 4 },
  { selector: '[data-variant="primary"], [data-variant="danger"]', weight: 2 },
  { selector: 'h1, [role="dialog"] h2, [role="alertdialog"] h2', weight: 1 },
] as const;

const meet = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

function covered(region: HTMLElement): number {
  const box = region.getBoundingClientRect();
  return OBSTACLES.flatMap(({ selector, weight }) =>
    [...region.ownerDocument.querySelectorAll(selector)]
      .filter((element) => !region.contains(element) && meet(box, element.getBoundingClientRect()))
      .map(() => weight as number),
  ).reduce((sum, weight) => sum + weight, 0);
}

/**
 * Puts the messages at the lower edge, or at the upper one if they would cover more important content below (WCAG 2.2,
 * 2.4.11). They stay in place while focus or pointer is in them.
 */
export function takeClearPlace(region: HTMLElement): void {
  if (region.contains(region.ownerDocument.activeElement)) return;
  const costs = (['bottom', 'top'] as const).map((place) => {
    region.dataset.place = place;
    return covered(region);
  });
  const [below = 0, above = 0] = costs;
  region.dataset.place = above < below ? 'top' : 'bottom';
}
