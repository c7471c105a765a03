import { css } from '@emotion/react';

/*
 * Before the first paint the shell's page sets `data-session` on the document. Elements rendered for both guests and users (`useIsHydrating`)
 * are shown by it. Emotion reads `:root &` as a pseudo-class of the element itself, hence `html`.
 */

/** Style for elements of server-rendered pages that only signed-in users see. */
export const membersOnly = css({ 'html:not([data-session]) &': { display: 'none' } });
/** Style for elements of server-rendered pages that only guests see. */
export const guestsOnly = css({ 'html[data-session] &': { display: 'none' } });
