/** Widths, in rem of 16 px, at which pages change their shape: phone below `tablet`, one column below `desktop`. Media queries cannot read custom properties. */
export const breakpoints = { tablet: '40rem', desktop: '64rem' } as const;

/** Media queries for styles: `phone` is under 640 px, `belowDesktop` under 1024 px, `desktop` from there on; `coarse` is a finger. */
export const media = {
  phone: '@media (max-width: 39.99rem)',
  belowDesktop: '@media (max-width: 63.99rem)',
  desktop: '@media (min-width: 64rem)',
  /** Inside a QuestionSheet or Typeset (`container: sheet`) that is itself narrow, on whatever screen; as in typeset.css. */
  narrowSheet: '@container sheet (max-width: 34rem)',
  hover: '@media (hover: hover)',
  coarse: '@media (pointer: coarse)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
} as const;
