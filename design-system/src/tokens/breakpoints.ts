/** Rem of 16 px. Media queries cannot read custom properties. */
export const breakpoints = { tablet: '40rem', desktop: '64rem' } as const;

/** `phone` is under 640 px, `belowDesktop` under 1024 px; `coarse` is a finger. */
export const media = {
  phone: '@media (max-width: 39.99rem)',
  belowDesktop: '@media (max-width: 63.99rem)',
  desktop: '@media (min-width: 64rem)',
  /** In a narrow container `sheet`, on any screen; as in typeset.css. */
  narrowSheet: '@container sheet (max-width: 34rem)',
  hover: '@media (hover: hover)',
  coarse: '@media (pointer: coarse)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
} as const;
