import { useApi } from '@shell/kit';
import { Typeset } from 'design-system';
import { useEffect, useState } from 'react';

/** Until the server is asked to set what is being typed, in milliseconds. */
const QUIET = 400;
/** TeX may be in it. */
const MATHS = /\$[^\s$]|\$\$|\\[([a-zA-Z]/;

/** Whether a text has to be typeset to be read. */
export const hasMaths = (text: string) => MATHS.test(text);

/** A person's text with its formulae typeset; as it was typed until that is made, and where it has none. */
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
