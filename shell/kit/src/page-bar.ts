import type { RefCallback } from 'react';

const PROPERTY = '--page-bar';

/** Publishes the height of a bar at a page's lower edge, so that toasts, to-top button and focus stay above it. */
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
