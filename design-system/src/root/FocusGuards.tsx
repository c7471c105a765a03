import { useLayoutEffect } from 'react';

const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]';
/** The fields that hold a list's value for forms: not focusable, and without a name. */
const OUT_OF_REACH = 'input[tabindex="-1"]';
const HIDDEN_GUARD = '[data-base-ui-focus-guard][aria-hidden]';

/**
 * The elements that hand the focus on at the ends of an open sheet can be focused and are hidden from screen readers, which no element may be
 * at once (WCAG 2.2, 4.1.2). They are empty and pass the focus on at once, so they need no hiding: drawn inside the sheet, this shows them.
 */
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

/**
 * A list of choices is not modal: a screen reader still finds the page. Base UI hides the page around it, and the
 * field's own label; rendered inside the list, this undoes each hiding.
 */
export function PageInSight() {
  useLayoutEffect(() => {
    const show = (element: Element) => {
      if (!element.matches(OUT_OF_REACH)) element.removeAttribute('aria-hidden');
    };
    // The list may come after the hiding. Of what the page itself hides, nothing holds what can be focused.
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
