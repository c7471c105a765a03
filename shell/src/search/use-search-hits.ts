import type { SearchHit } from '@api/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { requestApi } from '../host.ts';
import { showNotice } from '../notices/notices.ts';

/** Milliseconds without a key after which the search starts. Specification part 1, section 9. */
export const QUIET_MS = 1000;

/** What is known of a search. `hits` stay those of the former words until the next ones come. */
export interface SearchAnswer {
  state: 'idle' | 'searching' | 'found' | 'failed';
  hits: readonly SearchHit[];
  /** The words that `hits` belong to. */
  words: string;
}

const IDLE: SearchAnswer = { state: 'idle', hits: [], words: '' };

/**
 * Searches for what is typed, after a second of quiet or at once with `searchNow`. Only the latest search counts: an
 * earlier one is cancelled, and its answer ignored should it come all the same.
 */
export function useSearchHits(text: string): SearchAnswer & { searchNow: () => void } {
  const [answer, setAnswer] = useState(IDLE);
  const running = useRef<{ words: string; controller: AbortController }>(null);
  /** The second of quiet. It ends with a search, so that one that failed soon is not repeated unasked. */
  const quiet = useRef<ReturnType<typeof setTimeout>>(undefined);
  const words = text.trim();

  const search = useCallback(async () => {
    clearTimeout(quiet.current);
    if (words === '' || running.current?.words === words) return;
    running.current?.controller.abort();
    const own = { words, controller: new AbortController() };
    running.current = own;
    setAnswer((former) => ({ ...former, state: 'searching' }));
    try {
      const { hits } = await requestApi('GET /api/search', { query: { query: words } }, own.controller.signal);
      if (running.current === own) setAnswer({ state: 'found', hits, words });
    } catch {
      if (running.current !== own) return;
      running.current = null;
      setAnswer({ state: 'failed', hits: [], words });
      showNotice({ tone: 'error', text: 'Something went wrong' });
    }
  }, [words]);

  useEffect(() => {
    if (words === '') {
      running.current?.controller.abort();
      running.current = null;
      setAnswer(IDLE);
      return;
    }
    quiet.current = setTimeout(() => void search(), QUIET_MS);
    return () => clearTimeout(quiet.current);
  }, [words, search]);
  useEffect(() => () => running.current?.controller.abort(), []);

  return { ...answer, searchNow: () => void search() };
}
