/** What comes before a list's type: the reader of types knows `Item[]`, and calls `readonly Item[]` unknown. */
const BEFORE_A_LIST = /\breadonly (?=[\w.<>,| ]+\[\])/g;

/**
 * Makes plain lists of read-only ones for the tables of props, as a loader that comes before all others. Of types nothing is left in what
 * runs.
 * @param {string} source
 * @returns {string}
 */
export default function readonlyArrays(source) {
  return source.replace(BEFORE_A_LIST, '');
}
