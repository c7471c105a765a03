import { useEffect, useState } from 'react';

/** The faces that nearly every formula is set in, and the one of the text around them. */
const FACES = ['1em KaTeX_Main', 'italic 1em KaTeX_Math', '1em KaTeX_Size1', '1em KaTeX_Size2', '1em "Source Serif 4 Variable"'];
/** A character of the first file of each face: what is rare is in a second one, which is fetched when it is met. */
const CHARACTER = '(';
/** How long a page waits for them at most, from its beginning. Milliseconds. */
const LONGEST_WAIT = 1_500;

/** On a server they are not. */
const areThere = () =>
  typeof document !== 'undefined' && (!('fonts' in document) || FACES.every((face) => document.fonts.check(face, CHARACTER)));

/**
 * Asks for the fonts of formulae at once, for the first page of a module: they then come beside the questions and not after them. Resolves
 * when all are there; a face that does not come is the browser's to replace.
 */
export async function fetchMathsFonts(): Promise<void> {
  if ('fonts' in document) await Promise.allSettled(FACES.map((face) => document.fonts.load(face, CHARACTER)));
}

/**
 * Fetches the fonts of formulae while a page is still fetching what it shows, and tells when they are there: formulae that change their face
 * change their width too, and lines of the question break elsewhere under the reader's eyes. After 1.5 s it says so in any case: text does
 * not wait for a font longer than that.
 */
export function useMathsFonts(): boolean {
  const [ready, setReady] = useState(areThere);
  useEffect(() => {
    if (ready) return;
    const done = () => setReady(true);
    const timer = setTimeout(done, LONGEST_WAIT);
    void fetchMathsFonts().then(done);
    return () => clearTimeout(timer);
  }, [ready]);
  return ready;
}
