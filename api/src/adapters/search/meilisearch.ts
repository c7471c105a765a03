import { Meilisearch, MeilisearchApiError, type Settings } from 'meilisearch';
import { queryWords } from './query-words.ts';
import { type EngineHit, HIT_END, HIT_START, type SearchEngine, type SearchRequest } from './search-engine.ts';
import { synonyms } from './synonyms.ts';

export interface SearchDocument {
  id: number;
  listed: boolean;
  title: string;
  context: string;
  body: string;
}

/** The two indexes. */
export const INDEXES = { question: 'questions', topic: 'topics' } as const;
export type DocumentKind = keyof typeof INDEXES;

export interface MeilisearchAddress {
  url: string;
  key?: string | undefined;
}

/** A search that takes longer than this is answered otherwise. */
const SEARCH_TIMEOUT_MS = 1_500;
const INDEXING_TIMEOUT_MS = 60_000;
/** Names weigh more than texts: a topic comes before questions that match as well. */
const TOPIC_WEIGHT = 1.3;

/** The ranking rules stay the server's own: their names have changed from one version to the next. */
const settings: Settings = {
  searchableAttributes: ['title', 'context', 'body'],
  filterableAttributes: ['listed'],
  displayedAttributes: ['id', 'title', 'body'],
  synonyms: Object.fromEntries([...synonyms].map(([word, others]) => [word, [...others]])),
};

/** A redirect is an error: it would send words and documents to an address that is not in the settings. */
const clientOf = ({ url, key }: MeilisearchAddress, timeout: number) =>
  new Meilisearch({ host: url, timeout, requestInit: { redirect: 'error' }, ...(key === undefined ? {} : { apiKey: key }) });

type FoundDocument = Pick<SearchDocument, 'id' | 'title' | 'body'>;

async function search(client: Meilisearch, { text, staff, limit }: SearchRequest): Promise<EngineHit[]> {
  const q = queryWords(text).join(' ');
  if (q === '') return [];
  const query = (kind: DocumentKind, attribute: 'title' | 'body') => ({
    indexUid: INDEXES[kind],
    q,
    ...(staff ? {} : { filter: 'listed = true' }),
    attributesToRetrieve: ['id', attribute],
    attributesToHighlight: [attribute],
    ...(attribute === 'body' ? { attributesToCrop: ['body'], cropLength: 28 } : {}),
    highlightPreTag: HIT_START,
    highlightPostTag: HIT_END,
    matchingStrategy: 'last' as const,
    federationOptions: { weight: kind === 'topic' ? TOPIC_WEIGHT : 1 },
  });
  const { hits } = await client.multiSearch<
    { federation: { limit: number }; queries: ReturnType<typeof query>[] },
    FoundDocument
  >({
    // One list for both kinds: requests more than it shows, so that neither crowds the other out.
    federation: { limit: limit * 4 },
    queries: [query('topic', 'title'), query('question', 'body')],
  });
  const found = hits.map((hit): EngineHit => {
    const kind = hit._federation?.indexUid === INDEXES.topic ? 'topic' : 'question';
    const excerpt = (kind === 'topic' ? hit._formatted?.title : hit._formatted?.body) ?? '';
    return { kind, id: hit.id, score: hit._federation?.weightedRankingScore ?? 0, excerpt };
  });
  const firstOf = (kind: DocumentKind) => found.filter((hit) => hit.kind === kind).slice(0, limit);
  return [...firstOf('topic'), ...firstOf('question')].sort((a, b) => b.score - a.score);
}

/**
 * Searches two indexes of a Meilisearch server in one request, merged by score. Rejects if the server does not answer
 * within `timeoutMs` milliseconds.
 */
export function createMeilisearch(address: MeilisearchAddress, timeoutMs = SEARCH_TIMEOUT_MS): SearchEngine {
  const client = clientOf(address, timeoutMs);
  return { search: (request) => search(client, request) };
}

/** Writes to the indexes. Everything resolves when the server has done it, and rejects when it has not. */
export interface SearchIndexer {
  /**
   * When the server created the index, as the server writes it; null if there is none. A recreated index has another
   * time.
   */
  madeAt(kind: DocumentKind): Promise<string | null>;
  /** Applies the product's settings to an index. Returns the number of its documents. */
  prepare(kind: DocumentKind): Promise<number>;
  put(kind: DocumentKind, documents: readonly SearchDocument[]): Promise<void>;
  remove(kind: DocumentKind, ids: readonly number[]): Promise<void>;
}

export function createIndexer(address: MeilisearchAddress): SearchIndexer {
  const client = clientOf(address, INDEXING_TIMEOUT_MS);
  const finished = async (task: ReturnType<ReturnType<typeof client.index>['updateSettings']>) => {
    const { status, error } = await task.waitTask({ timeout: INDEXING_TIMEOUT_MS });
    if (status !== 'succeeded') throw new Error(`Meilisearch task ${status}: ${error?.message ?? 'no reason given'}`);
  };
  return {
    async madeAt(kind) {
      try {
        return (await client.getRawIndex(INDEXES[kind])).createdAt;
      } catch (error) {
        if (error instanceof MeilisearchApiError && error.cause?.code === 'index_not_found') return null;
        throw error;
      }
    },
    async prepare(kind) {
      const index = client.index(INDEXES[kind]);
      await finished(index.updateSettings(settings));
      return (await index.getStats()).numberOfDocuments;
    },
    async put(kind, documents) {
      if (documents.length > 0) await finished(client.index(INDEXES[kind]).addDocuments([...documents], { primaryKey: 'id' }));
    },
    async remove(kind, ids) {
      if (ids.length > 0) await finished(client.index(INDEXES[kind]).deleteDocuments([...ids]));
    },
  };
}
