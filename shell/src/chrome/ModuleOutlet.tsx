import { css } from '@emotion/react';

const ELEMENT_ID = 'module';
const outlet = css({ '&:empty': { display: 'none' } });

/** The element that modules are mounted into. React leaves its contents alone: they belong to the module. */
export function ModuleOutlet() {
  return <div id={ELEMENT_ID} css={outlet} />;
}

/** The outlet's element, for single-spa. It exists as soon as the chrome is drawn. */
export function moduleElement(): HTMLElement {
  const element = document.getElementById(ELEMENT_ID);
  if (!element) throw new Error('The chrome is not drawn yet');
  return element;
}
