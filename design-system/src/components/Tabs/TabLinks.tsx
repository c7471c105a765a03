import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { rootElement } from '../../root/elements.ts';
import { rowStyles, tabStyles } from './tabStyles.ts';
import { useChosenInView } from './useChosenInView.ts';

export interface TabLink {
  key: string;
  label: ReactNode;
  current?: boolean;
  href?: string;
  /** A router's link, instead of `href`. */
  render?: ReactElement<Record<string, unknown>>;
}

/** Props of TabLinks; all others go to its `<nav>`. */
export interface TabLinksProps extends ComponentProps<'nav'> {
  label: string;
  links: readonly TabLink[];
}

/** Tabs with addresses: links, the open one marked as the current page. */
export function TabLinks({ label, links, ...rest }: TabLinksProps) {
  const list = useChosenInView<HTMLUListElement>(links.find((link) => link.current)?.key);
  return (
    <nav aria-label={label} {...rest}>
      <ul css={rowStyles} ref={list}>
        {links.map((link) => {
          const [Root, own] = rootElement(link.render, 'a');
          return (
            <li key={link.key}>
              <Root
                {...(link.href !== undefined && { href: link.href })}
                {...own}
                aria-current={link.current ? 'page' : undefined}
                css={tabStyles}
              >
                <span data-text={typeof link.label === 'string' ? link.label : undefined}>{link.label}</span>
              </Root>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
