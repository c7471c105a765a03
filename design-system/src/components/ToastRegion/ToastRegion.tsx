import { Toast } from '@base-ui/react/toast';
import { css } from '@emotion/react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { FocusGuards } from '../../root/FocusGuards.tsx';
import { media } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/token.ts';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { Toasts, ToastTone } from './createToasts.ts';

/** What toasts must not cover, most important first: focus, primary actions, title. */
const OBSTACLES = [
  { selector: ':focus:not(body, main)', weight: 4 },
  { selector: '[data-variant="primary"], [data-variant="danger"]', weight: 2 },
  { selector: 'h1, [role="dialog"] h2, [role="alertdialog"] h2', weight: 1 },
] as const;

const meet = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

function covered(region: HTMLElement): number {
  const box = region.getBoundingClientRect();
  return OBSTACLES.flatMap(({ selector, weight }) =>
    [...region.ownerDocument.querySelectorAll(selector)]
      .filter((element) => !region.contains(element) && meet(box, element.getBoundingClientRect()))
      .map(() => weight as number),
  ).reduce((sum, weight) => sum + weight, 0);
}

/** Moves toasts to the upper edge if they would cover more important content below (WCAG 2.2, 2.4.11); not while in use. */
function takeClearPlace(region: HTMLElement): void {
  if (region.contains(region.ownerDocument.activeElement)) return;
  const costs = (['bottom', 'top'] as const).map((place) => {
    region.dataset.place = place;
    return covered(region);
  });
  const [below = 0, above = 0] = costs;
  region.dataset.place = above < below ? 'top' : 'bottom';
}

/** Props of ToastRegion; all others go to the region. */
export interface ToastRegionProps extends ComponentProps<'div'> {
  toasts: Toasts;
}

const region = css({
  position: 'fixed',
  zIndex: token.layer.toast,
  // Above bars at the lower edge.
  insetBlockEnd: `calc(${token.space[6]} + var(--bottom-bar) + var(--page-bar))`,
  insetInlineEnd: token.space[6],
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: token.space[2],
  inlineSize: `min(${token.size.dialog}, calc(100vw - 2 * ${token.space[4]}))`,
  outlineOffset: token.space[1],
  pointerEvents: 'none',
  [media.phone]: {
    insetInline: token.space[4],
    insetBlockEnd: `calc(max(${token.space[4]}, env(safe-area-inset-bottom)) + var(--bottom-bar) + var(--page-bar))`,
    inlineSize: 'auto',
    // One at a time: the newest, which comes first.
    '& > div ~ div': { display: 'none' },
  },
  '&[data-place="top"]': {
    flexDirection: 'column',
    insetBlock: `calc(var(--sticky-height) + max(${token.space[4]}, env(safe-area-inset-top))) auto`,
  },
  'html:has([data-dialog-backdrop]) &[data-place="top"]': {
    insetBlockStart: `max(${token.space[4]}, env(safe-area-inset-top))`,
  },
});
const card = css({
  pointerEvents: 'auto',
  background: token.color.surface,
  border: `1px solid ${token.color.lineStrong}`,
  borderRadius: token.radius.sheet,
  boxShadow: token.shadow.dialog,
  translate: 'var(--toast-swipe-movement-x) var(--toast-swipe-movement-y)',
  // Animates the outline, never colours, so that words keep their contrast.
  clipPath: `inset(calc(-1 * ${token.space[12]}))`,
  transition: `clip-path ${token.motion.dialog} ${token.ease.out}, translate ${token.motion.dialog} ${token.ease.out}`,
  '&[data-starting-style]': { clipPath: 'inset(100% 0 0 0)', translate: `0 ${token.space[4]}` },
  '&[data-ending-style]': { clipPath: 'inset(0 0 100% 0)' },
  '&[data-limited]': { display: 'none' },
});
const content = css({
  display: 'flex',
  alignItems: 'center',
  gap: token.space[3],
  paddingBlock: token.space[2],
  paddingInline: `${token.space[4]} ${token.space[2]}`,
  minBlockSize: token.space[12],
  '& > svg': { inlineSize: token.size.icon, blockSize: token.size.icon, strokeWidth: token.stroke.icon, flex: 'none' },
});
const text = css({
  flex: 1,
  fontSize: token.text.control,
  fontWeight: token.weight.medium,
  lineHeight: token.leading.body,
  color: token.color.ink,
});

const TONES: Record<ToastTone, { Icon: typeof Info; style: ReturnType<typeof css> }> = {
  info: { Icon: Info, style: css({ '& > svg': { color: token.color.accent } }) },
  success: { Icon: CircleCheck, style: css({ '& > svg': { color: token.color.easy } }) },
  warning: { Icon: TriangleAlert, style: css({ '& > svg': { color: token.color.medium } }) },
  error: { Icon: CircleAlert, style: css({ '& > svg': { color: token.color.redPen } }) },
};

function ToastList() {
  const { toasts } = Toast.useToastManager();
  const first = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const region = first.current?.parentElement;
    if (!region || toasts.length === 0) return;
    const move = () => takeClearPlace(region);
    move();
    const { ownerDocument } = region;
    ownerDocument.addEventListener('focusin', move);
    return () => ownerDocument.removeEventListener('focusin', move);
  }, [toasts]);
  const cards = toasts.map((toast, index) => {
    const { Icon, style } = TONES[(toast.type ?? 'info') as ToastTone];
    return (
      <Toast.Root
        key={toast.id}
        ref={index === 0 ? first : undefined}
        toast={toast}
        css={card}
        swipeDirection={['down', 'right']}
      >
        <Toast.Content css={[content, style]}>
          <Icon aria-hidden="true" />
          <Toast.Title css={text} render={<p />} />
          {toast.actionProps && <Toast.Action render={<Button variant="quiet" size="small" />} />}
          <Toast.Close render={<IconButton label="Dismiss" icon={<X />} />} />
        </Toast.Content>
      </Toast.Root>
    );
  });
  return (
    <>
      {cards}
      {toasts.length > 0 && <FocusGuards />}
    </>
  );
}

/** Toasts, bottom right (a phone: lower edge, one at a time). A polite live region, reached with F6; waits on hover and focus. */
export function ToastRegion({ toasts, ...rest }: ToastRegionProps) {
  return (
    <Toast.Provider toastManager={toasts.manager} limit={3}>
      <Toast.Portal>
        <Toast.Viewport {...rest} css={region}>
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}
