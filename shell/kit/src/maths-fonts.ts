import { useEffect, useState } from 'react';

/** The faces that nearly every formula needs, and that of the text. */
const FACES = ['1em KaTeX_Main', 'italic 1em KaTeX_Math', '1em KaTeX_Size1', '1em KaTeX_Size2', '1em "Source Serif 4 Variable"'];
/** A character in the first file of each face; rare ones are in a second file, loaded on demand. */
const CHARACTER = '(';
/** Longest wait for fonts since navigation, in milliseconds. */
const LONGEST_WAIT = 1_500;

/** Not on the server. */
const areThere = () =>
  typeof document !== 'undefined' && (!('fonts' in document) || FACES.every((face) => document.fonts.check(face, CHARACTER)));

/** Preloads the fonts of formulae for the first page of a module. Resolves when all are loaded or failed. */
export async function fetchMathsFonts(): Promise<void> {
  if ('fonts' in document) await Promise.allSettled(FACES.map((face) => document.fonts.load(face, CHARACTER)));
}

/**
 * Loads the fonts of formulae while the page loads its data, and returns whether they are ready: a later change of font
 * would reflow the question. Gives up after 1.5 s.
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
