import type { Question, ResponseOf } from '@api/contract';
import type { QueryClient, QueryKey } from '@tanstack/react-query';

interface FieldUnderWay {
  confirmed: unknown;
  waiting: number;
}

/** Pending changes, and the reads cancelled for them. */
class ChangesUnderWay {
  readonly #client: QueryClient;
  readonly #fields = new Map<string, FieldUnderWay>();
  readonly #dropped = new Set<string>();

  constructor(client: QueryClient) {
    this.#client = client;
  }

  /** `shown`: the value on screen, which the server has unless a change is pending. */
  begin(field: string, shown: unknown): void {
    const { confirmed, waiting } = this.#fields.get(field) ?? { confirmed: shown, waiting: 0 };
    this.#fields.set(field, { confirmed, waiting: waiting + 1 });
  }

  /** Returns the value to show; null while a later change is pending. */
  end(field: string, stored?: { value: unknown }): { value: unknown } | null {
    const now = this.#fields.get(field);
    if (!now) return null;
    if (stored) now.confirmed = stored.value;
    now.waiting -= 1;
    if (now.waiting > 0) return null;
    this.#fields.delete(field);
    return { value: now.confirmed };
  }

  /** Cancels reads that would revert a change on screen. First loads continue. */
  dropReads(userId: number, { firstLoads }: { firstLoads: boolean }): void {
    const underWay = this.#client.getQueryCache().findAll({ fetchStatus: 'fetching', ...readsOfQuestions(userId) });
    for (const query of underWay) {
      if (!firstLoads && query.state.data === undefined) continue;
      this.#dropped.add(query.queryHash);
      void this.#client.cancelQueries({ queryKey: query.queryKey, exact: true });
    }
  }

  /** Repeats cancelled reads once no change is pending. */
  async reload(): Promise<void> {
    if (this.#fields.size > 0 || this.#dropped.size === 0) return;
    const dropped = new Set(this.#dropped);
    this.#dropped.clear();
    const predicate = ({ queryHash }: { queryHash: string }) => dropped.has(queryHash);
    await this.#client.cancelQueries({ predicate });
    await this.#client.invalidateQueries({ predicate });
  }
}

const byClient = new WeakMap<QueryClient, ChangesUnderWay>();

/** By query client. */
export function changesUnderWay(client: QueryClient): ChangesUnderWay {
  const changes = byClient.get(client) ?? new ChangesUnderWay(client);
  byClient.set(client, changes);
  return changes;
}

/** Returns other questions as they are. */
type QuestionUpdate = <Q extends Question>(question: Q) => Q;

const READS: readonly unknown[] = [
  'GET /api/questions',
  'GET /api/questions/:id',
  'GET /api/user_question',
  'GET /api/pinned_question/user',
];

function readsOfQuestions(userId: number): { predicate: (query: { queryKey: QueryKey }) => boolean } {
  return { predicate: ({ queryKey: [name, , reader] }) => reader === userId && READS.includes(name) };
}

/** Changes all of this user's cached questions. */
export function updateCachedQuestions(client: QueryClient, userId: number, update: QuestionUpdate): void {
  const loaded = (name: string) => ({ queryKey: [name], ...readsOfQuestions(userId) });
  for (const name of ['GET /api/questions', 'GET /api/pinned_question/user'] as const) {
    client.setQueriesData<ResponseOf<typeof name>>(
      loaded(name),
      (list) => list && { ...list, questions: list.questions.map((question) => update(question)) },
    );
  }
  client.setQueriesData<ResponseOf<'GET /api/questions/:id'>>(
    loaded('GET /api/questions/:id'),
    (detail) => detail && { ...detail, question: update(detail.question) },
  );
  client.setQueriesData<ResponseOf<'GET /api/user_question'>>(
    loaded('GET /api/user_question'),
    (list) =>
      list && {
        ...list,
        user_questions: list.user_questions.map((saved) => ({ ...saved, question: update(saved.question) })),
      },
  );
}
