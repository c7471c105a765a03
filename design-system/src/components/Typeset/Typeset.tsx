import { css } from '@emotion/react';
import { type ComponentProps, useEffect, useRef } from 'react';
import { useMergedRef } from '../../root/refs.ts';

/** Props of Typeset; all others go to its `<div>`. */
export interface TypesetProps extends Omit<ComponentProps<'div'>, 'children' | 'dangerouslySetInnerHTML'> {
  /** Typeset and sanitised by the API; pass nothing else. */
  html: string;
  /** `question` has the API's `.q` structure; `prose` is reading text; `line` is of a mark scheme. */
  variant?: 'question' | 'prose' | 'line';
}

const container = css({ container: 'sheet / inline-size', minInlineSize: 0 });
const line = css({ minInlineSize: 0, '& p': { display: 'inline' } });
const SCROLLERS = '.katex-display, table, pre, p:has(> .katex, > .unbroken > .katex)';

/** Translators took `sin` for French "sans". */
const withoutTranslation = (html: string) => html.replaceAll('<span class="katex">', '<span class="katex" translate="no">');

/** Makes content wider than its box scrollable by keyboard. */
function markScrollers(root: HTMLElement) {
  for (const element of root.querySelectorAll<HTMLElement>(SCROLLERS)) {
    if (element.scrollWidth > element.clientWidth + 1) {
      element.tabIndex = 0;
      element.setAttribute('role', 'group');
      element.setAttribute('aria-label', 'Wide content, scrolls sideways');
    } else if (element.tabIndex === 0) {
      element.removeAttribute('tabindex');
      element.removeAttribute('role');
      element.removeAttribute('aria-label');
    }
  }
}

/** Text and formulae from the server: no maths library runs in the browser. */
export function Typeset({ html, variant = 'question', className, ref, ...rest }: TypesetProps) {
  const own = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = own.current;
    if (!root || html === '') return;
    const observer = new ResizeObserver(() => markScrollers(root));
    observer.observe(root);
    return () => observer.disconnect();
  }, [html]);
  const merged = useMergedRef(own, ref);
  const classes = [variant === 'prose' && 'prose', variant === 'line' && 'prose-line', className].filter(Boolean).join(' ');
  return (
    <div
      {...rest}
      ref={merged}
      className={classes || undefined}
      css={variant === 'line' ? line : container}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the API sanitises what it typesets; this is the one place that shows it.
      dangerouslySetInnerHTML={{ __html: withoutTranslation(html) }}
    />
  );
}
