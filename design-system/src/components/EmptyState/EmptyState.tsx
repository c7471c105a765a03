import { css } from '@emotion/react';
import type { ComponentProps, ReactNode } from 'react';
import { token } from '../../tokens/token.ts';

/** Props of EmptyState; all others go to its `<div>`. */
export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What is missing, in a few words. */
  title: ReactNode;
  headingLevel?: 1 | 2 | 3 | 4;
  icon?: ReactNode;
  /** What to do next. */
  actions?: ReactNode;
}

const base = css({
  display: 'grid',
  justifyItems: 'center',
  gap: token.space[3],
  paddingBlock: token.space[12],
  paddingInline: token.space[4],
  textAlign: 'center',
  color: token.color.ink2,
});
const mark = css({
  display: 'grid',
  placeItems: 'center',
  inlineSize: token.space[12],
  blockSize: token.space[12],
  borderRadius: token.radius.full,
  background: token.color.accentSoft,
  color: token.color.accent,
  '& svg': { inlineSize: token.space[6], blockSize: token.space[6], strokeWidth: token.stroke.icon },
});
const heading = css({ fontFamily: token.font.serif, fontSize: token.text.heading2, color: token.color.ink });
const text = css({ maxInlineSize: token.size.dialog, fontSize: token.text.body, '&:empty': { display: 'none' } });
const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: token.space[3],
  marginBlockStart: token.space[2],
});

/** An empty list: says so, and what to do. */
export function EmptyState({ title, headingLevel = 2, icon, actions, children, ...rest }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div {...rest} css={base}>
      {icon && (
        <span css={mark} aria-hidden="true">
          {icon}
        </span>
      )}
      <Heading css={heading}>{title}</Heading>
      {children && <div css={text}>{children}</div>}
      {actions && <div css={row}>{actions}</div>}
    </div>
  );
}
