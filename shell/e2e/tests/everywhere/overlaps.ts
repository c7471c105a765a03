import type { Page } from '@playwright/test';

/** Texts and controls of a page that overlap for want of room; empty if none do. */
export function overlaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const DRAWN = '.katex, math-field, svg, [aria-hidden="true"], [inert]';
    /** Smaller overlaps, in pixels, are the space around letters. */
    const [LEAST_WIDTH, LEAST_HEIGHT] = [4, 6];

    const ancestors = (element: Element | null): Element[] => (element ? [element, ...ancestors(element.parentElement)] : []);
    type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;
    const shared = (one: Box, other: Box): Box => ({
      left: Math.max(one.left, other.left),
      top: Math.max(one.top, other.top),
      right: Math.min(one.right, other.right),
      bottom: Math.min(one.bottom, other.bottom),
    });
    const isThere = ({ left, top, right, bottom }: Box) => right - left > LEAST_WIDTH && bottom - top > LEAST_HEIGHT;

    /** A part, its visible rectangles within scrolling boxes, and what it floats with above the page. */
    const partOf = (element: Element, rects: DOMRectList, words: string) => {
      const styled = ancestors(element).map((each) => ({ each, style: getComputedStyle(each) }));
      const floating = styled.find(({ style }) => /fixed|sticky/.test(style.position))?.each;
      const boxes = styled
        .filter(({ each, style }) => each !== document.documentElement && style.overflow !== 'visible')
        .map(({ each }) => each.getBoundingClientRect())
        .reduce((inView, frame) => inView.map((box) => shared(box, frame)).filter(isThere), [...rects].filter(isThere) as Box[]);
      return { element, words, floating, boxes };
    };
    const isShown = (element: Element) =>
      !element.closest(DRAWN) && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });

    const texts = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      const element = node.parentElement;
      const words = node.textContent?.trim();
      if (!element || !words || !isShown(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      texts.push(partOf(element, range.getClientRects(), words));
    }
    const controls = [...document.querySelectorAll('a[href], button, input, select, textarea')]
      .filter(isShown)
      .map((element) => partOf(element, element.getClientRects(), element.getAttribute('aria-label') ?? element.outerHTML));

    const parts = [...texts, ...controls].filter(({ boxes }) => boxes.length > 0);
    const meet = (one: (typeof parts)[number], other: (typeof parts)[number]) =>
      one.floating === other.floating &&
      !one.element.contains(other.element) &&
      !other.element.contains(one.element) &&
      one.boxes.some((box) => other.boxes.some((beside) => isThere(shared(box, beside))));
    return parts.flatMap((one, index) =>
      parts.slice(index + 1).flatMap((other) => (meet(one, other) ? [`${one.words} / ${other.words}`.slice(0, 200)] : [])),
    );
  });
}
