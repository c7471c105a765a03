import type { SearchHit } from '@api/contract';
import { keepPreviousData, QueryClient, useQuery } from '@shell/kit/shared/data-cache';
import { useEffect, useState } from 'react';
import { requestApi } from '../host.ts';
import { showToast } from '../toasts/toasts.ts';

/** Milliseconds without a key after which the search starts. Specification part 1, section 9. */
export const QUIET_MS = 1000;

/** What is known of a search. `hits` stay those of the former words until the next ones come. */
export interface SearchAnswer {
  state: 'idle' | 'searching' | 'found' | 'failed';
  hits: readonly SearchHit[];
  /** The words that `hits` belong to. */
  words: string;
}

const NOTHING = { hits: [], words: '' };

async function search(words: string, signal: AbortSignal): Promise<Pick<SearchAnswer, 'hits' | 'words'>> {
  try {
    const { hits } = await requestApi('GET /api/search', { query: { query: words } }, signal);
    return { hits, words };
  } catch (error) {
    if (!signal.aborted) showToast({ tone: 'error', text: 'Something went wrong' });
    throw error;
  }
}

/**
 * Searches for what is typed, after a second of quiet or at once with `searchNow`. Only the latest search counts: an earlier one is
 * cancelled. Anyone who goes back to words of before has their hits at once, until the search is closed.
 */
export function useSearchHits(text: string): SearchAnswer & { searchNow: () => void } {
  // One for each opening: what staff found is not there for anyone who comes after them.
  const [answers] = useState(() => new QueryClient());
  const [asked, setAsked] = useState('');
  const words = text.trim();
  useEffect(() => {
    const quiet = setTimeout(() => setAsked(words), words === '' ? 0 : QUIET_MS);
    return () => clearTimeout(quiet);
  }, [words]);

  const query = useQuery(
    {
      queryKey: ['GET /api/search', asked],
      queryFn: ({ signal }) => search(asked, signal),
      enabled: asked !== '',
      placeholderData: keepPreviousData,
      staleTime: Number.POSITIVE_INFINITY,
      // One that failed is not repeated unasked, and offline it fails at once.
      ...{ retry: false, refetchOnReconnect: false, refetchOnWindowFocus: false, networkMode: 'always' as const },
    },
    answers,
  );

  const searchNow = () => {
    if (words !== asked) setAsked(words);
    else if (query.isError) void query.refetch();
  };
  if (words === '' || asked === '') return { state: 'idle', ...NOTHING, searchNow };
  const isSearching = query.isPending || query.isPlaceholderData;
  const state = query.isError ? 'failed' : isSearching ? 'searching' : 'found';
  return { state, ...(query.data ?? NOTHING), searchNow };
}
