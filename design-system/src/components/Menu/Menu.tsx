import { Menu as Base } from '@base-ui/react/menu';
import { css } from '@emotion/react';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { FocusGuards } from '../../root/FocusGuards.tsx';
import { useLandmark } from '../../root/refs.ts';
import { token } from '../../tokens/token.ts';
import { floatingStyles, positionerStyles, rowStyles, separatorStyles } from '../Popover/popupStyles.ts';

/** An action (`onSelect`), a link (`href` or `render`), or a rule between groups. */
export type MenuItem =
  | { key: string; separator: true }
  | {
      key: string;
      separator?: never;
      label: ReactNode;
      icon?: ReactNode;
      onSelect?: () => void;
      href?: string;
      render?: ReactElement<Record<string, unknown>>;
      danger?: boolean;
      disabled?: boolean;
    };

/** Props of Menu; all others go to the list. */
export interface MenuProps extends ComponentProps<'div'> {
  trigger: ReactElement;
  items: readonly MenuItem[];
  /** Above the entries, such as the account's name. */
  heading?: ReactNode;
  align?: 'start' | 'center' | 'end';
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
}

const dangerous = css({
  color: token.color.redPen,
  '& svg': { color: 'inherit' },
  '&[data-highlighted]': { background: token.color.redPenSoft },
});
const headingStyles = css({
  paddingBlock: token.space[2],
  paddingInline: token.space[3],
  marginBlockEnd: token.space[2],
  borderBlockEnd: `1px solid ${token.color.line}`,
  fontSize: token.text.small,
  color: token.color.ink2,
  overflowWrap: 'anywhere',
});

function Entry({ item }: { item: MenuItem }) {
  if (item.separator) return <Base.Separator css={separatorStyles} />;
  const content = (
    <>
      {item.icon}
      {item.label}
    </>
  );
  const styles = [rowStyles, item.danger && dangerous];
  // Links cannot be disabled: a disabled entry is an action without effect.
  if (!item.disabled && (item.href !== undefined || item.render)) {
    const link = { ...(item.href !== undefined && { href: item.href }), ...(item.render && { render: item.render }) };
    return (
      <Base.LinkItem {...link} closeOnClick css={styles}>
        {content}
      </Base.LinkItem>
    );
  }
  return (
    <Base.Item disabled={item.disabled ?? false} onClick={() => item.onSelect?.()} css={styles}>
      {content}
    </Base.Item>
  );
}

/** Actions and links behind a button: arrow keys, type-ahead, Escape. */
export function Menu({ trigger, items, heading, align = 'end', open, onOpenChange, ...rest }: MenuProps) {
  const [inLandmark, landmark] = useLandmark();
  return (
    <Base.Root modal={false} {...(open !== undefined && { open })} onOpenChange={(next) => onOpenChange?.(next)}>
      <Base.Trigger ref={inLandmark} render={trigger} />
      <Base.Portal container={landmark}>
        <Base.Positioner align={align} sideOffset={6} collisionPadding={8} css={positionerStyles}>
          <Base.Popup {...rest} css={floatingStyles}>
            <FocusGuards />
            {heading && <div css={headingStyles}>{heading}</div>}
            {items.map((item) => (
              <Entry key={item.key} item={item} />
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
