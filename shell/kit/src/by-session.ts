import { css } from '@emotion/react';

/**
 * In a page that is drawn for everybody, the shell's page says before the first paint whether somebody is signed in (`data-session` on the
 * document). What is drawn for both until it is known (`useIsFirstDrawing`) is seen by those whom it is for.
 */
export const membersOnly = css({ ':root:not([data-session]) &': { display: 'none' } });
export const guestsOnly = css({ ':root[data-session] &': { display: 'none' } });
