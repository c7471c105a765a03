import { css } from '@emotion/react';

/*
 * In a page that is drawn for everybody, the shell's page says before the first paint whether a user is signed in (`data-session` on the
 * document). What is drawn for both until it is known (`useIsHydrating`) is seen by those whom it is for. Emotion takes `:root &` for a
 * pseudo-class of the element itself, so the document is `html` here.
 */

/** Style of what only a user who is signed in sees, in a page that is drawn for everybody. */
export const membersOnly = css({ 'html:not([data-session]) &': { display: 'none' } });
/** Style of what only a user who is not signed in sees, in a page that is drawn for everybody. */
export const guestsOnly = css({ 'html[data-session] &': { display: 'none' } });
