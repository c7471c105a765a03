import { createHash } from 'node:crypto';
import type { Duration, ExtraTime, FinalState, QuestionChange } from '@api/contract';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { seedSampleBank } from '../../../../../test/sample-bank.ts';
import { type Session, startTestApi } from '../../../../../test/test-api.ts';
import { closeExpiredTests } from './closing.ts';

/** A sample; `ATTEMPTS=200` looks closer. */
const RUNS = Number(process.env.ATTEMPTS ?? 10);

const api = await startTestApi({}, { filledBy: seedSampleBank });
const MINUTE = 60_000;
const GRACE = 10_000;
let learner: Session;
beforeAll(async () => {
  learner = await api.asStaff();
});

/**
 * Steps of an attempt: time passes, two tabs save and send again, the learner reads, the job runs, the learner submits.
 */
const happening = fc.oneof(
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('wait'), minutes: fc.constantFrom(0.1, 3, 9) }) },
  // To the last moment that counts, and just beyond.
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('end'), after: fc.constantFrom(0, 0, 1, 30_000) }) },
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('save'),
      tab: fc.constantFrom('one', 'two'),
      question: fc.nat(2),
      value: fc.constantFrom('1', '2', '3'),
      /**
       * How many revisions of the question this tab has not seen; below 0: how many it knows that the database has
       * lost.
       */
      lagging: fc.constantFrom(0, 0, 0, 1, 2, -2),
      /** It gets stuck on its way, and may arrive later. */
      stuck: fc.constantFrom(false, false, false, true),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('again'), which: fc.nat() }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'look' as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'job' as const }) },
);
const attempt = fc.record({
  happenings: fc.array(happening, { minLength: 4, maxLength: 14 }),
  extra_time: fc.constantFrom<ExtraTime>(0, 50),
  untimed: fc.boolean(),
  submits: fc.boolean(),
  /** The states of the first questions according to the page that submits, whatever has been saved. */
  shown: fc.tuple(...Array.from({ length: 4 }, () => fc.constantFrom('unvisited', 'skipped', 'attempted'))),
});

interface Sent {
  tab: string;
  change: QuestionChange;
}

/** An entry that the log must hold. */
interface Entry extends Sent {
  revision: number;
}

const typedIn = ({ change }: Sent) => change.answer?.parts[0]?.value;

/** An attempt over HTTP, and beside it what must be true of it. */
class Attempt {
  readonly slug: string;
  readonly ids: readonly number[];
  readonly end: number;
  readonly sent: Sent[] = [];
  readonly entries: Entry[] = [];
  /** Questions on which nothing was saved, with what the submission says of them. */
  submitted = new Map<number, string>();

  constructor(slug: string, ids: readonly number[], end: number) {
    this.slug = slug;
    this.ids = ids;
    this.end = end;
  }

  static async start({ extra_time, untimed }: { extra_time: ExtraTime; untimed: boolean }): Promise<Attempt> {
    const selection = { topic_slugs: ['algebra'], subtopic_slugs: [], sub_subtopic_slugs: [] };
    const body = { subject_slug: 'math-aa-sl', duration: 30 as Duration, ...selection };
    const { slug } = (await api.call('POST /api/test', { body, as: learner })).body;
    const choice = untimed ? { untimed } : { extra_time };
    await api.call('POST /api/test/:slug/start', { params: { slug }, body: choice, as: learner });
    const { questions = [] } = (await api.call('GET /api/test/:slug', { params: { slug }, query: {}, as: learner })).body;
    const length = untimed ? Number.POSITIVE_INFINITY : (30 * MINUTE * (100 + extra_time)) / 100;
    const ids = questions.map(({ question_id }) => question_id);
    return new Attempt(slug, ids, api.clock.now().getTime() + length + GRACE);
  }

  answers(questions: FinalState['questions']) {
    return questions.map(({ question_id, answer }) => [question_id, answer?.parts[0]?.value]);
  }

  entriesOf(questionId: number) {
    return this.entries.filter(({ change }) => change.question_id === questionId);
  }

  expected() {
    return this.ids.map((id) => [id, this.entriesOf(id).map(typedIn).at(-1)]);
  }

  /** The expected verdict on a change that arrives in time. */
  verdictOn({ tab, change }: Sent): 'stored' | 'known' | 'conflict' {
    const entries = this.entriesOf(change.question_id);
    const seen = change.revision > entries.length ? 0 : change.revision;
    const since = entries.filter(({ revision }) => revision > seen);
    const own = since.filter((entry) => entry.tab === tab);
    if (own.some((entry) => (entry.change.sequence ?? 0) >= (change.sequence ?? 0))) return 'known';
    if (own.length === since.length) return 'stored';
    return since.map(typedIn).at(-1) === typedIn({ tab, change }) ? 'known' : 'conflict';
  }

  async deliver(sent: Sent) {
    const { tab, change } = sent;
    const body = { client_id: tab, changes: [change] };
    const answer = await api.call('PATCH /api/test/:slug/progress', { params: { slug: this.slug }, body, as: learner });
    if (api.clock.now().getTime() > this.end) {
      expect([answer.status, answer.error.code]).toEqual([409, 'test_over']);
      const { final } = answer.error as unknown as { final: FinalState };
      expect(this.answers(final.questions)).toEqual(this.expected());
      return;
    }
    const verdict = this.verdictOn(sent);
    expect([answer.status, answer.body.saved.length]).toEqual([200, verdict === 'conflict' ? 0 : 1]);
    if (verdict === 'conflict') {
      const stored = this.entriesOf(change.question_id).map(typedIn).at(-1);
      expect(answer.body.conflicts).toMatchObject([{ yours: change, stored: { answer: { parts: [{ value: stored }] } } }]);
    }
    if (verdict !== 'stored') return;
    const revision = this.entriesOf(change.question_id).length + 1;
    expect(answer.body.saved).toEqual([{ question_id: change.question_id, revision }]);
    this.entries.push({ ...sent, revision });
  }

  async save({
    tab,
    question,
    value,
    lagging,
    stuck,
  }: {
    tab: string;
    question: number;
    value: string;
    lagging: number;
    stuck: boolean;
  }) {
    const question_id = this.ids[question] as number;
    const revision = Math.max(0, this.entriesOf(question_id).length - lagging);
    const answer = { option: null, parts: [{ part: 'a', value }] };
    const change: QuestionChange = {
      ...{ question_id, state: 'attempted', flagged: false, answer, revision, sequence: this.sent.length + 1 },
    };
    this.sent.push({ tab, change });
    if (!stuck) await this.deliver({ tab, change });
  }

  async again(which: number) {
    const before = this.sent[which % Math.max(1, this.sent.length)];
    if (before) await this.deliver(before);
  }

  waitForEnd(after: number) {
    if (Number.isFinite(this.end)) api.clock.set(new Date(Math.max(api.clock.now().getTime(), this.end + after)));
  }

  async submit(shown: readonly string[]) {
    const showing = (state: string) => this.ids.filter((_, index) => shown[index] === state);
    const body = { attempted_questions: showing('attempted'), skipped_questions: showing('skipped') };
    if (api.clock.now().getTime() <= this.end) {
      const untouched = this.ids.flatMap((id, index) => (this.entriesOf(id).length === 0 ? [[id, shown[index]] as const] : []));
      for (const [id, state] of untouched) if (state && state !== 'unvisited') this.submitted.set(id, state);
    }
    const { status } = await api.call('PUT /api/test/:slug', { params: { slug: this.slug }, body, as: learner });
    expect(status).toBe(200);
  }

  /** After every step each acknowledged answer is stored, no late one is, and the receipt matches the stored work. */
  async check() {
    const { body: log } = await api.call('GET /api/test/:slug/log', { params: { slug: this.slug }, as: learner });
    expect(this.answers(log.final)).toEqual(this.expected());
    const saved = (id: number) => this.entriesOf(id).length > 0 && 'attempted';
    const states = this.ids.map((id) => [id, saved(id) || (this.submitted.get(id) ?? 'unvisited')] as const);
    expect(log.final.map(({ question_id, state }) => [question_id, state])).toEqual(states);
    for (const { received_at } of log.changes) expect(Date.parse(received_at)).toBeLessThanOrEqual(this.end);
    expect(log.changes).toHaveLength(this.entries.length + this.submitted.size);
    const numbered = log.changes.filter(({ client_id }) => client_id !== 'submission');
    const names = numbered.map(({ client_id, sequence }) => `${client_id} ${sequence}`);
    expect(new Set(names).size).toBe(names.length);
    for (const [id, entries] of Map.groupBy(log.changes, ({ question_id }) => question_id)) {
      const revisions = entries.map(({ revision }) => revision);
      expect(revisions, `revisions of ${id}`).toEqual(revisions.map((_, index) => index + 1));
    }
    if (!log.receipt) return;
    expect(log.receipt.digest).toBe(createHash('sha256').update(JSON.stringify(log.final)).digest('hex'));
    expect(log.receipt.stored).toBe(states.filter(([, state]) => state === 'attempted').length);
    expect(Date.parse(log.receipt.at)).toBeLessThanOrEqual(this.end - GRACE);
  }
}

test('whatever happens to an attempt, each acknowledged answer is stored and no late one counts', async () => {
  await fc.assert(
    fc.asyncProperty(attempt, async ({ happenings, submits, shown, ...choice }) => {
      api.clock.set('2026-11-21T09:00:00.000Z');
      const taken = await Attempt.start(choice);
      for (const event of happenings) {
        if (event.kind === 'wait') api.clock.advance(event.minutes * MINUTE);
        else if (event.kind === 'end') taken.waitForEnd(event.after);
        else if (event.kind === 'save') await taken.save(event);
        else if (event.kind === 'again') await taken.again(event.which);
        else if (event.kind === 'job') await closeExpiredTests(api.db, api.clock.now());
        else await api.call('GET /api/test/:slug', { params: { slug: taken.slug }, query: {}, as: learner });
      }
      if (submits) await taken.submit(shown);
      await taken.check();
    }),
    { numRuns: RUNS },
  );
});
