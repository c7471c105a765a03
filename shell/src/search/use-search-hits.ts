import type { SearchHit } from '@api/contract';
import { keepPreviousData, QueryClient, useQuery } from '@shell/kit/shared/data-cache';
import { useEffect, useState } from 'react';
import { requestApi } from '../host.ts';
import { showToast } from '../toasts/toasts.ts';

/** Milliseconds. Specification part 1, section 9. */
export const QUIET_MS = 1000;

/** `hits` are those of former words until the next arrive. */
export interface SearchAnswer {
  state: 'idle' | 'searching' | 'found' | 'failed';
  hits: readonly SearchHit[];
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

/** Searches after a second of quiet, or with `searchNow`. Cancels earlier searches; repeated words are cached. */
export function useSearchHits(text: string): SearchAnswer & { searchNow: () => void } {
  // For each opening: what staff found must not stay for the next user.
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
      // No retries, and offline it fails at once.
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
