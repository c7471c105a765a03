import { css } from '@emotion/react';
import type { ComponentProps, ReactNode } from 'react';
import { token } from '../../tokens/token.ts';

/** Props of PageHeader; all others go to its `<header>`. */
export interface PageHeaderProps extends Omit<ComponentProps<'header'>, 'title'> {
  title: ReactNode;
  description?: ReactNode;
  /** At the end of the title's row. */
  actions?: ReactNode;
  breadcrumbs?: ReactNode;
}

const base = css({ display: 'grid', gap: token.space[1] });
const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: token.space[3],
});
const words = css({ display: 'grid', gap: token.space[1], minInlineSize: 0 });
const heading = css({ fontFamily: token.font.serif, fontSize: token.text.heading1 });
const text = css({ color: token.color.ink2, maxInlineSize: token.measure });
const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: token.space[3] });

/** A page's title, a line about it, and its actions. */
export function PageHeader({ title, description, actions, breadcrumbs, children, ...rest }: PageHeaderProps) {
  return (
    <header {...rest} css={base}>
      {breadcrumbs}
      <div css={row}>
        <div css={words}>
          <h1 css={heading}>{title}</h1>
          {description && <p css={text}>{description}</p>}
        </div>
        {actions && <div css={buttons}>{actions}</div>}
      </div>
      {children}
    </header>
  );
}
