import { css } from '@emotion/react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { token } from '../../tokens/token.ts';

export interface AccordionItem {
  key: string;
  title: ReactNode;
  content: ReactNode;
}

/** Props of Accordion; all others go to its `<div>`. */
export interface AccordionProps extends ComponentProps<'div'> {
  items: readonly AccordionItem[];
  /** Opening one closes the others. */
  single?: boolean;
}

const list = css({ borderBlock: `1px solid ${token.color.line}` });
const entry = css({
  '& + &': { borderBlockStart: `1px solid ${token.color.line}` },
  '&[open] > summary svg': { rotate: '180deg' },
});
const summary = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: token.space[4],
  minBlockSize: token.space[12],
  paddingBlock: token.space[3],
  fontWeight: token.weight.medium,
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '& svg': {
    flex: 'none',
    inlineSize: token.size.icon,
    blockSize: token.size.icon,
    strokeWidth: token.stroke.icon,
    color: token.color.ink3,
    transition: `rotate ${token.motion.state}`,
  },
  '&:hover': { color: token.color.accent },
});
const body = css({ paddingBlockEnd: token.space[5], maxInlineSize: token.measure, color: token.color.ink2 });

/** Questions that open to their answers: native `<details>`, so that the browser's search finds closed ones too. */
export function Accordion({ items, single = false, ...rest }: AccordionProps) {
  const group = useId();
  return (
    <div {...rest} css={list}>
      {items.map((item) => (
        <details key={item.key} name={single ? group : undefined} css={entry}>
          <summary css={summary}>
            {item.title}
            <ChevronDown aria-hidden="true" />
          </summary>
          <div css={body}>{item.content}</div>
        </details>
      ))}
    </div>
  );
}
