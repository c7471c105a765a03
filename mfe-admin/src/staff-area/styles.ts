import { css, type SerializedStyles } from '@emotion/react';
import { token } from 'design-system';

type Step = 1 | 2 | 3 | 4 | 5 | 6;
const steps = (style: (gap: string) => SerializedStyles) =>
  Object.fromEntries(([1, 2, 3, 4, 5, 6] as const).map((step) => [step, style(token.space[step])])) as Record<
    Step,
    SerializedStyles
  >;

/** Boxes below each other, none wider than its place. */
export const stack = steps((gap) => css({ display: 'grid', gap, minInlineSize: 0, '& > *': { minInlineSize: 0 } }));
/** The same as a list. */
export const plainList = steps((gap) =>
  css({ display: 'grid', gap, margin: 0, padding: 0, listStyle: 'none', '& > *': { minInlineSize: 0 } }),
);
/** Boxes side by side, wrapping. */
export const row = steps((gap) => css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap }));
/** The last one at the end of the line. */
export const spread = steps((gap) =>
  css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap }),
);
export const atStart = css({ justifySelf: 'start' });
export const atEnd = css({ marginInlineStart: 'auto' });
export const hidden = css({ display: 'none' });
export const scrolling = css({ overflowX: 'auto' });

export const heading2 = css({ margin: 0, fontFamily: token.font.serif, fontSize: token.text.heading2 });
export const heading3 = css({ fontFamily: token.font.sans, fontSize: token.text.heading3, fontWeight: token.weight.strong });
export const legend = css({ marginBlockEnd: token.space[2], fontSize: token.text.control, fontWeight: token.weight.medium });
export const noWrap = css({ whiteSpace: 'nowrap' });
/** For long words, such as addresses. */
export const breaking = css({ margin: 0, overflowWrap: 'anywhere' });
/** Typed text, with its lines. */
export const prose = css({
  margin: 0,
  maxInlineSize: token.measure,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});
/** Explanations. */
export const note = css({ margin: 0, color: token.color.ink2, fontSize: token.text.control });
export const quiet = css({ margin: 0, color: token.color.ink3 });
export const small = css({ margin: 0, color: token.color.ink3, fontSize: token.text.small });

/** An old state until the new one is here. */
export const refreshing = css({ opacity: 0.6, transition: `opacity ${token.motion.state}` });
export const dragHandle = css({ cursor: 'grab', touchAction: 'none' });
export const lifted = css({ position: 'relative', zIndex: token.layer.sticky, boxShadow: token.shadow.dialog });

/** Of the post editor with label and tools, reserved before its code loads. */
export const EDITOR_HEIGHT = 'clamp(26rem, 75vh, 46rem)';
