import type { RefCallback } from 'react';

const PROPERTY = '--page-bar';

/**
 * For a bar that a page keeps in sight at its lower edge: says how tall it is. The round button to the top and messages stand on it, and the browser
 * scrolls what has the focus out from under it.
 */
export const pageBar: RefCallback<HTMLElement> = (bar) => {
  if (!bar) return;
  const page = document.documentElement.style;
  const observer = new ResizeObserver(() => page.setProperty(PROPERTY, `${bar.offsetHeight}px`));
  observer.observe(bar);
  return () => {
    observer.disconnect();
    page.removeProperty(PROPERTY);
  };
};
