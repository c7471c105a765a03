/** The type reader calls `readonly Item[]` unknown. */
const BEFORE_A_LIST = /\breadonly (?=[\w.<>,| ]+\[\])/g;

/** A loader that makes plain lists of read-only ones for props tables. @param {string} source @returns {string} */
export default function readonlyArrays(source) {
  return source.replace(BEFORE_A_LIST, '');
}
