import { css, Global } from '@emotion/react';
import X from 'lucide-react/icons/x';
import { type ComponentProps, type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useMergedRef } from '../../root/refs.ts';
import { media } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/token.ts';
import { IconButton } from '../IconButton/IconButton.tsx';

/** Props of ToolDock; all others go to its `<section>`. */
export interface ToolDockProps extends Omit<ComponentProps<'section'>, 'title'> {
  title: string;
  onClose: () => void;
  /** Beside the title, for the whole tool. */
  actions?: ReactNode;
}

const dock = css({
  position: 'fixed',
  insetInlineEnd: `max(${token.space[6]}, (100% - ${token.size.page}) / 2)`,
  // Below the page's tool row, from which it opens.
  insetBlockStart: `calc(var(--sticky-height) + ${token.space[16]} + ${token.space[4]})`,
  zIndex: token.layer.popup,
  display: 'flex',
  flexDirection: 'column',
  inlineSize: token.size.dock,
  maxBlockSize: `calc(100dvb - var(--sticky-height) - var(--bottom-bar) - ${token.space[16]} - ${token.space[8]})`,
  border: `1px solid ${token.color.line}`,
  borderRadius: token.radius.sheet,
  background: token.color.surface,
  color: token.color.ink,
  boxShadow: token.shadow.dialog,
  [media.belowDesktop]: {
    insetInline: 0,
    insetBlock: 'auto var(--bottom-bar)',
    inlineSize: 'auto',
    maxInlineSize: token.size.dialog,
    maxBlockSize: 'calc(76dvb - var(--bottom-bar))',
    marginInline: 'auto',
    borderEndStartRadius: 0,
    borderEndEndRadius: 0,
  },
});
const head = css({
  display: 'flex',
  alignItems: 'center',
  gap: token.space[2],
  paddingBlock: token.space[1],
  paddingInline: `${token.space[4]} ${token.space[2]}`,
  borderBlockEnd: `1px solid ${token.color.line}`,
});
const titleStyles = css({
  flex: 1,
  margin: 0,
  fontFamily: token.font.sans,
  fontSize: token.text.control,
  fontWeight: token.weight.strong,
});
const body = css({
  minBlockSize: 0,
  padding: token.space[4],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  [media.belowDesktop]: { padding: `${token.space[3]} ${token.space[3]} max(${token.space[3]}, env(safe-area-inset-bottom))` },
});

/** These take Escape first. */
const OVER_IT = 'dialog, [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/** A tool beside the work, such as a calculator: at the right, or at a small screen's lower edge. Escape closes it. */
export function ToolDock({ title, onClose, actions, children, ref, ...rest }: ToolDockProps) {
  const id = useId();
  const own = useRef<HTMLElement>(null);
  const merged = useMergedRef(own, ref);
  const covered = useCovered(own);
  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    const taken = event.target instanceof Element && event.target.closest(OVER_IT) !== null;
    if (event.key !== 'Escape' || event.defaultPrevented || taken) return;
    event.preventDefault();
    onClose();
  });
  useEffect(() => {
    document.addEventListener('keydown', onEscape);
    return () => document.removeEventListener('keydown', onEscape);
  }, []);
  return (
    <section data-tool-dock="" aria-labelledby={id} {...rest} ref={merged} css={dock}>
      {covered > 0 && (
        <Global
          styles={{
            html: { scrollPaddingBlockEnd: `calc(${covered}px + ${token.space[4]})` },
            body: { paddingBlockEnd: covered },
          }}
        />
      )}
      <div css={head}>
        <h2 id={id} css={titleStyles}>
          {title}
        </h2>
        {actions}
        <IconButton label={`Close ${title.toLowerCase()}`} icon={<X />} onClick={onClose} />
      </div>
      <div css={body}>{children}</div>
    </section>
  );
}

const BELOW_DESKTOP = media.belowDesktop.replace('@media ', '');

/** Pixels that it covers along the lower edge. */
function useCovered(dock: { current: HTMLElement | null }): number {
  const [covered, setCovered] = useState(0);
  useEffect(() => {
    const element = dock.current;
    if (!element) return;
    const measure = () => setCovered(globalThis.matchMedia?.(BELOW_DESKTOP).matches ? element.offsetHeight : 0);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [dock]);
  return covered;
}
