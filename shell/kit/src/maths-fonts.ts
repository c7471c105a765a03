import { useEffect, useState } from 'react';

/** The faces that nearly every formula is set in, and the one of the text around them. */
const FACES = ['1em KaTeX_Main', 'italic 1em KaTeX_Math', '1em KaTeX_Size1', '1em "Source Serif 4 Variable"'];
/** How long a page waits for them at most, from its beginning. Milliseconds. */
const LONGEST_WAIT = 1_500;

const areThere = () => !('fonts' in document) || FACES.every((face) => document.fonts.check(face));

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
    void Promise.all(FACES.map((face) => document.fonts.load(face))).then(done, done);
    return () => clearTimeout(timer);
  }, [ready]);
  return ready;
}
