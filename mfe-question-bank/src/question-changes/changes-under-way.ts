import type { Question, ResponseOf } from '@api/contract';
import type { QueryClient, QueryKey } from '@tanstack/react-query';

interface FieldUnderWay {
  /** What the server is known to hold. */
  confirmed: unknown;
  /** Changes of the field that have not ended. */
  waiting: number;
}

/** The changes of questions that are being stored, and the reads that had to make way for them. */
class ChangesUnderWay {
  readonly #client: QueryClient;
  readonly #fields = new Map<string, FieldUnderWay>();
  readonly #dropped = new Set<string>();

  constructor(client: QueryClient) {
    this.#client = client;
  }

  /** A change begins. `shown` is what stood on the screen: what the server holds, unless an earlier change is under way. */
  begin(field: string, shown: unknown): void {
    const { confirmed, waiting } = this.#fields.get(field) ?? { confirmed: shown, waiting: 0 };
    this.#fields.set(field, { confirmed, waiting: waiting + 1 });
  }

  /** A change has ended, `stored` or refused. The value that the screen has to show; null while a later change decides that. */
  end(field: string, stored?: { value: unknown }): { value: unknown } | null {
    const now = this.#fields.get(field);
    if (!now) return null;
    if (stored) now.confirmed = stored.value;
    now.waiting -= 1;
    if (now.waiting > 0) return null;
    this.#fields.delete(field);
    return { value: now.confirmed };
  }

  /**
   * Drops reads that were asked before a change: their answers would take it off the screen. While a change is under way first
   * loads continue, so that the screen is not left empty.
   */
  dropReads(userId: number, { firstLoads }: { firstLoads: boolean }): void {
    const underWay = this.#client.getQueryCache().findAll({ fetchStatus: 'fetching', ...readsOfQuestions(userId) });
    for (const query of underWay) {
      if (!firstLoads && query.state.data === undefined) continue;
      this.#dropped.add(query.queryHash);
      void this.#client.cancelQueries({ queryKey: query.queryKey, exact: true });
    }
  }

  /** Asks again for what was dropped, once no change is under way. */
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

/** The changes under way of a query client. */
export function changesUnderWay(client: QueryClient): ChangesUnderWay {
  const changes = byClient.get(client) ?? new ChangesUnderWay(client);
  byClient.set(client, changes);
  return changes;
}

/** Changes one question; any other comes back as it is. */
type QuestionUpdate = <Q extends Question>(question: Q) => Q;

const READS: readonly unknown[] = [
  'GET /api/questions',
  'GET /api/questions/:id',
  'GET /api/user_question',
  'GET /api/pinned_question/user',
];

/** Finds the reads that bring questions with the marks of a user. */
function readsOfQuestions(userId: number): { predicate: (query: { queryKey: QueryKey }) => boolean } {
  return { predicate: ({ queryKey: [name, , reader] }) => reader === userId && READS.includes(name) };
}

/** Puts a change into every question that is loaded for this user, so that list, page and saved questions agree. */
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
