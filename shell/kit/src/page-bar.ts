import type { RefCallback } from 'react';

const PROPERTY = '--page-bar';

/**
 * For a bar at the lower edge of a page: publishes its height while it sticks there. The button to the top and messages
 * are above it, and the browser scrolls the focused element out from under it.
 */
export const pageBar: RefCallback<HTMLElement> = (bar) => {
  if (!bar) return;
  const page = document.documentElement.style;
  const observer = new ResizeObserver(() => {
    const height = getComputedStyle(bar).position === 'sticky' ? bar.offsetHeight : 0;
    page.setProperty(PROPERTY, `${height}px`);
  });
  observer.observe(bar);
  return () => {
    observer.disconnect();
    page.removeProperty(PROPERTY);
  };
};
