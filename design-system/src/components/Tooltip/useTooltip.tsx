import { css } from '@emotion/react';
import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { token } from '../../tokens/token.ts';

/** Milliseconds before it shows, and off it before it hides. */
const OPEN_DELAY = 350;
const CLOSE_DELAY = 120;
/** Pixels to the anchor and to the window's edge. */
const GAP = 6;
const LANDMARKS = '[role="dialog"], [role="alertdialog"], main, header, footer';

const bubble = css({
  position: 'fixed',
  insetBlockStart: 0,
  insetInlineStart: 0,
  zIndex: token.layer.toast,
  maxInlineSize: token.size.popup,
  paddingBlock: token.space[1],
  paddingInline: token.space[2],
  borderRadius: token.space[2],
  background: token.color.ink,
  color: token.color.paper,
  fontFamily: token.font.sans,
  fontSize: token.text.caption,
  fontWeight: token.weight.medium,
  lineHeight: token.leading.body,
  boxShadow: token.shadow.dialog,
  '@media print': { display: 'none' },
});

/** Above the anchor if there is room, else below, within the window. */
export function placeAround(
  anchor: DOMRect,
  size: { width: number; height: number },
  viewport: { width: number; height: number },
) {
  const above = anchor.top - GAP - size.height;
  const top = above >= GAP ? above : Math.min(anchor.bottom + GAP, viewport.height - size.height - GAP);
  const centred = anchor.left + (anchor.width - size.width) / 2;
  return { top, left: Math.max(GAP, Math.min(centred, viewport.width - size.width - GAP)) };
}

function Bubble({
  id,
  anchor,
  children,
  ...rest
}: { id: string; anchor: Element; children: ReactNode } & Record<string, unknown>) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const { top, left } = placeAround(anchor.getBoundingClientRect(), element.getBoundingClientRect(), {
      width: document.documentElement.clientWidth,
      height: innerHeight,
    });
    element.style.translate = `${Math.round(left)}px ${Math.round(top)}px`;
  }, [anchor]);
  return createPortal(
    <div role="tooltip" id={id} ref={ref} css={bubble} {...rest}>
      {children}
    </div>,
    // In the landmark or dialog of its anchor.
    anchor.closest(LANDMARKS) ?? document.body,
  );
}

/** A tooltip (WCAG 2.2, 1.4.13), never opened by touch. Spread `trigger` on the element and render `bubble` beside it. */
export function useTooltip(text: ReactNode) {
  const id = useId();
  const [anchor, setAnchor] = useState<Element | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const later = (delay: number, next: Element | null) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(setAnchor, delay, next);
  };
  const close = () => {
    clearTimeout(timer.current);
    setAnchor(null);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!anchor) return;
    const hide = () => setAnchor(null);
    addEventListener('scroll', hide, { capture: true, passive: true });
    return () => removeEventListener('scroll', hide, { capture: true });
  }, [anchor]);

  const trigger = {
    onPointerEnter: (event: PointerEvent<Element>) => {
      if (event.pointerType !== 'touch') later(OPEN_DELAY, event.currentTarget);
    },
    onPointerLeave: () => later(CLOSE_DELAY, null),
    onPointerDown: close,
    onFocus: (event: FocusEvent<Element>) => {
      if (event.currentTarget.matches(':focus-visible')) setAnchor(event.currentTarget);
    },
    onBlur: close,
    onKeyDown: (event: KeyboardEvent<Element>) => {
      if (event.key !== 'Escape' || !anchor) return;
      event.stopPropagation();
      close();
    },
  };
  const shown = anchor && (
    <Bubble id={id} anchor={anchor} onPointerEnter={() => clearTimeout(timer.current)} onPointerLeave={close}>
      {text}
    </Bubble>
  );
  return { id, open: anchor !== null, trigger, bubble: shown };
}
