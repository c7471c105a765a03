import { css } from '@emotion/react';

const ELEMENT_ID = 'module';
const outlet = css({ '&:empty': { display: 'none' } });

/** Where the gateway puts the content of a module into a page that is drawn on the server. */
export const CONTENT_PLACE = '<!--module-content-->';
/** Empty in browsers, where React keeps what it finds in an element whose contents are given to it as they are. */
const CONTENTS = { __html: typeof document === 'undefined' ? CONTENT_PLACE : '' };

/** The element that modules are mounted into. React leaves its contents alone: they belong to the module. */
export function ModuleOutlet() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is empty.
  return <div id={ELEMENT_ID} css={outlet} dangerouslySetInnerHTML={CONTENTS} suppressHydrationWarning />;
}

/** The outlet's element, for single-spa. It exists as soon as the chrome is drawn. */
export function moduleElement(): HTMLElement {
  const element = document.getElementById(ELEMENT_ID);
  if (!element) throw new Error('The chrome is not drawn yet');
  return element;
}
