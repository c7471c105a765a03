/** What XML cannot hold even escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones
const IMPOSSIBLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Text for an element or an attribute in double quotes. */
export const xmlText = (text: string): string =>
  text.replace(IMPOSSIBLE, '').replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

/** Markup as the text of an element, as people read it best. */
export const cdata = (text: string): string => {
  const clean = text.replace(IMPOSSIBLE, '');
  return /[<>&]/.test(clean) ? `<![CDATA[${clean.replaceAll(']]>', ']]]]><![CDATA[>')}]]>` : clean;
};
