import { useEffect, useState } from 'react';

/** The faces of nearly every formula, and of text. */
const FACES = ['1em KaTeX_Main', 'italic 1em KaTeX_Math', '1em KaTeX_Size1', '1em KaTeX_Size2', '1em "Source Serif 4 Variable"'];
/** In the first file of each face; rare characters are in a second one. */
const CHARACTER = '(';
/** Milliseconds since navigation. */
const LONGEST_WAIT = 1_500;

const areThere = () =>
  typeof document !== 'undefined' && (!('fonts' in document) || FACES.every((face) => document.fonts.check(face, CHARACTER)));

/** Preloads formula fonts for a module's first page. Resolves when all are loaded or failed. */
export async function fetchMathsFonts(): Promise<void> {
  if ('fonts' in document) await Promise.allSettled(FACES.map((face) => document.fonts.load(face, CHARACTER)));
}

/** Whether formula fonts are ready, as a later change would reflow the question; true after 1.5 s. */
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
