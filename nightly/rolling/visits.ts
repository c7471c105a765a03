import { setTimeout as sleep } from 'node:timers/promises';
import type { Knex } from 'knex';
import { addressOf } from '../../api/contract/src/addresses.ts';
import type { Learner } from '../../api/test/bench-api/learners.ts';
import { UnexpectedAnswer } from '../../api/test/faults/sending.ts';
import { beginTest, emptyNotebook, saveSome, type TakenTest } from '../../api/test/faults/taking-tests.ts';
import type { Sent } from '../../api/test/json-sender.ts';

/** A request that was made. `answer`: its status, or why there was none. */
export interface MadeRequest {
  kind: string;
  at: Date;
  ms: number;
  answer: number | string;
}

/** Every request here is valid and allowed. */
export const isDropped = ({ answer }: MadeRequest): boolean => answer !== 200 && answer !== 201;

/** In which turn requests are made: half of them read, four in ten save, one in ten signs in. */
const TURNS = ['page', 'list', 'save', 'course', 'save', 'sign in', 'list', 'save', 'page', 'save'] as const;
const PASSWORD = 'a-long-enough-word';
const LIST = '/api/questions?subject=math-aa-sl';

type Ask = { method: string; path: string; body?: unknown; headers?: Record<string, string> };

/** A learner with a running test. */
interface Writer {
  learner: Learner;
  test: TakenTest;
  ids: readonly number[];
  revisions: Map<number, number>;
}

/** Visitors of a site at a fixed rate of requests per second, however slow earlier ones are. */
export class Visits {
  readonly made: MadeRequest[] = [];
  readonly notebook = emptyNotebook();
  readonly #site: string;
  readonly #rate: number;
  /** Those who are not waiting for an answer. */
  #writers: Writer[] = [];
  readonly #emails: string[] = [];
  #networks = 0;
  #over = false;

  constructor(site: string, rate: number) {
    [this.#site, this.#rate] = [site, rate];
  }

  get dropped(): number {
    return this.made.filter(isDropped).length;
  }

  /** Signs learners up, as many tests as they like included, and has each begin one. */
  async gather(db: Knex, count: number): Promise<void> {
    for (let index = 0; index < count; index += 1) {
      const email = `visitor-${index}@example.org`;
      const body = { username: 'Visitor', email, password: PASSWORD, confirmPassword: PASSWORD };
      const response = await this.#fetch({ method: 'POST', path: '/api/auth/signup', body });
      const { user } = (await response.json()) as { user: { id: number } };
      await db('users').where({ id: user.id }).update({ verified: true });
      await db.raw(
        `INSERT INTO memberships (user_id, plan_id, starts_at)
         SELECT ?, id, now() - interval '1 day' FROM plans WHERE plan = 'platinum'`,
        [user.id],
      );
      const learner = { id: user.id, authorization: response.headers.get('authorization') ?? '' };
      const begun = await beginTest(this.#taking(learner, 'begin a test'));
      if (!begun) throw new Error(`A test could not be begun: ${JSON.stringify(this.made.at(-1))}`);
      this.#emails.push(email);
      this.#writers.push({ learner, revisions: new Map(), ...begun });
    }
    this.made.length = 0;
  }

  /** Makes requests until `stop` is called; resolves when the last one is answered. */
  async go(): Promise<void> {
    const began = performance.now();
    const open = new Set<Promise<void>>();
    for (let turn = 0; !this.#over; turn += 1) {
      await sleep(Math.max(0, began + (turn * 1_000) / this.#rate - performance.now()));
      const request = this.#take(turn).finally(() => open.delete(request));
      open.add(request);
    }
    await Promise.all(open);
  }

  stop(): void {
    this.#over = true;
  }

  async #take(turn: number): Promise<void> {
    const kind = TURNS[turn % TURNS.length];
    if (kind === 'page') await this.#ask('page', { method: 'GET', path: addressOf('question-list') });
    else if (kind === 'list') await this.#ask("guest's list", { method: 'GET', path: LIST });
    else if (kind === 'save') await this.#save();
    else if (kind === 'course') {
      const { authorization = '' } = this.#writers[turn % this.#writers.length]?.learner ?? {};
      await this.#ask("learner's list", { method: 'GET', path: LIST, headers: { authorization } });
    } else {
      const body = { username: this.#emails[turn % this.#emails.length], password: PASSWORD };
      await this.#ask('sign in', { method: 'POST', path: '/api/auth/login', body });
    }
  }

  /** One who is not waiting saves the next answers. */
  async #save(): Promise<void> {
    const writer = this.#writers.shift();
    if (!writer) return;
    const { learner, test, ids, revisions } = writer;
    await saveSome(this.#taking(learner, 'save'), test, ids, revisions).catch((error: unknown) => {
      if (!(error instanceof UnexpectedAnswer)) throw error;
      this.notebook.unexpected.push(error.message);
    });
    this.#writers.push(writer);
  }

  #taking(learner: Learner, kind: string) {
    const sender = { sendUntilAcknowledged: (_home: number, asked: Ask) => this.#ask(kind, asked) };
    return { learner, home: 0, sender, notebook: this.notebook, topic: 'number-and-algebra' };
  }

  /** Sends a request once. Null where it was dropped. */
  async #ask(kind: string, asked: Ask): Promise<Sent | null> {
    const at = new Date();
    const answer = await this.#fetch(asked)
      .then(async (response) => ({ status: response.status, body: await response.text() }))
      .catch((error: Error) => String(error.cause ?? error));
    const made = { kind, at, ms: Date.now() - at.getTime(), answer: typeof answer === 'string' ? answer : answer.status };
    this.made.push(made);
    return typeof answer === 'string' || isDropped(made) ? null : answer;
  }

  /** Each request comes from a different network, so that no network limit applies. */
  #fetch({ method, path, body, headers }: Ask): Promise<Response> {
    this.#networks += 1;
    const network = [this.#networks >> 16, this.#networks >> 8, this.#networks].map((part) => part & 255).join('.');
    return fetch(this.#site + path, {
      method,
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `11.${network}`, ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  }
}
