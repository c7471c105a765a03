import type { RefCallback } from 'react';

const PROPERTY = '--page-bar';

/**
 * For a bar at the lower edge of a page: publishes its height while mounted, so that the to-top button, toasts and focus
 * scrolling stay above it.
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
