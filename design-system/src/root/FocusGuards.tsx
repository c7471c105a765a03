import { useLayoutEffect } from 'react';

const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]';
/** Fields with a list's value for forms: not focusable, and without a name. */
const OUT_OF_REACH = 'input[tabindex="-1"]';
const HIDDEN_GUARD = '[data-base-ui-focus-guard][aria-hidden]';

/** Unhides the empty focus guards of an open sheet, as hidden elements must not be focusable (WCAG 2.2, 4.1.2). */
export function FocusGuards() {
  useLayoutEffect(() => {
    const show = () => {
      for (const guard of document.querySelectorAll(HIDDEN_GUARD)) guard.removeAttribute('aria-hidden');
    };
    show();
    // Some come a moment after the sheet.
    const added = new MutationObserver(show);
    added.observe(document.body, { childList: true, subtree: true });
    return () => added.disconnect();
  }, []);
  return null;
}

/** Base UI hides the page behind a list of choices, which is not modal; inside it, this undoes that. */
export function PageInSight() {
  useLayoutEffect(() => {
    const show = (element: Element) => {
      if (!element.matches(OUT_OF_REACH)) element.removeAttribute('aria-hidden');
    };
    // The list may come after the hiding. What the page itself hides has nothing focusable.
    for (const element of document.querySelectorAll('[aria-hidden="true"]')) {
      if (element.matches(FOCUSABLE) || element.querySelector(FOCUSABLE)) show(element);
    }
    const hidden = new MutationObserver((changes) => {
      for (const { target } of changes) show(target as Element);
    });
    hidden.observe(document.body, { attributeFilter: ['aria-hidden'], subtree: true });
    return () => hidden.disconnect();
  }, []);
  return null;
}
