import { css } from '@emotion/react';

/* The page sets `data-session` before first paint. Emotion reads `:root &` as the element's own pseudo-class, hence `html`. */

/** Style for elements of server-rendered pages that only signed-in users see. */
export const membersOnly = css({ 'html:not([data-session]) &': { display: 'none' } });
/** Style for elements of server-rendered pages that only guests see. */
export const guestsOnly = css({ 'html[data-session] &': { display: 'none' } });
