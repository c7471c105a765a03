import { useApi } from '@shell/kit';
import { Typeset } from 'design-system';
import { useEffect, useState } from 'react';

/** Debounce in milliseconds. */
const QUIET = 400;
const MATHS = /\$[^\s$]|\$\$|\\[([a-zA-Z]/;

/** Whether a text has formulae. */
export const hasMaths = (text: string) => MATHS.test(text);

/** A text with typeset formulae; as typed until those are ready. */
export function TypesetText({ children: text }: { children: string }) {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), QUIET);
    return () => clearTimeout(timer);
  }, [text]);
  const made = useApi(
    'POST /api/doubts/preview',
    { body: { queries: settled } },
    { enabled: hasMaths(settled), keepPrevious: true, staleTime: Number.POSITIVE_INFINITY },
  );
  return hasMaths(text) && made.data ? <Typeset variant="prose" html={made.data.html} /> : text;
}
