import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalAnswer, type LoggedWork, type StoredWork } from '../work.ts';
import { History, judge, type ProposedWork } from './merging.ts';

const untouched: StoredWork = { state: 'unvisited', flagged: false, answer: null, revision: 0 };

/** A question and its log, changed as the server does it. */
class Log {
  readonly entries: LoggedWork[] = [];
  get current(): StoredWork {
    return this.entries.at(-1) ?? untouched;
  }
  send(client_id: string, change: ProposedWork) {
    const history = new History(client_id, this.current);
    for (const entry of this.entries) history.add(entry);
    const verdict = judge(history, change);
    if (verdict.kind === 'store') {
      const { work, sequence } = verdict;
      this.entries.push({ ...work, revision: this.current.revision + 1, client_id, sequence, based_on: change.revision });
    }
    return verdict;
  }
}

const typed = (value: string) => ({ option: null, parts: [{ part: 'a', value }] });
const attempted = (value: string, revision: number, sequence?: number): ProposedWork => ({
  ...{ state: 'attempted', flagged: false, answer: typed(value), revision, sequence },
});

describe('a change', () => {
  test('on what the client knew is stored; one left out keeps the answer, null clears it', () => {
    const log = new Log();
    expect(log.send('one', attempted('4', 0, 1)).kind).toBe('store');
    log.send('one', { state: 'attempted', flagged: true, revision: 1, sequence: 2 });
    expect(log.current).toMatchObject({ flagged: true, answer: typed('4') });
    log.send('one', { state: 'attempted', flagged: true, answer: null, revision: 2, sequence: 3 });
    expect(log.current.answer).toBeNull();
  });

  test('against the newer work of another client is a conflict, unless both say the same', () => {
    const log = new Log();
    log.send('one', attempted('4', 0, 1));
    expect(log.send('two', attempted('5', 0, 1))).toEqual({ kind: 'conflict' });
    expect(log.send('two', attempted('4', 0, 2))).toEqual({ kind: 'known', revision: 1 });
    expect(log.send('two', attempted('5', 1, 3)).kind).toBe('store');
    expect(log.send('one', attempted('6', 1, 2))).toEqual({ kind: 'conflict' });
  });

  test("continues from the client's own work that was never acknowledged", () => {
    const log = new Log();
    log.send('one', attempted('4', 0, 1));
    expect(log.send('one', attempted('45', 0, 2)).kind).toBe('store');
    expect(log.current.answer).toEqual(typed('45'));
  });

  test('sent again without a sequence number is known by what it says', () => {
    const log = new Log();
    log.send('one', attempted('4', 0));
    expect(log.send('one', attempted('4', 0))).toEqual({ kind: 'known', revision: 1 });
    expect(log.send('one', attempted('5', 0)).kind).toBe('store');
    expect(log.send('one', attempted('4', 0)).kind).toBe('store');
  });

  test('that says nothing new is known without a number, and written down with one, or one on its way could overtake it', () => {
    const log = new Log();
    log.send('one', attempted('4', 0, 1));
    expect(log.send('one', attempted('4', 1))).toEqual({ kind: 'known', revision: 1 });
    expect(log.send('one', attempted('4', 1, 2))).toMatchObject({ kind: 'store', sequence: 2 });
  });

  test('without its answer is recognised when it is sent again', () => {
    const log = new Log();
    log.send('one', attempted('4', 0, 1));
    const flag: ProposedWork = { state: 'attempted', flagged: true, revision: 1, sequence: 2 };
    expect(log.send('one', flag).kind).toBe('store');
    expect(log.send('one', flag)).toEqual({ kind: 'known', revision: 2 });
    // It stays that change, whatever its client has sent since.
    log.send('one', { ...attempted('5', 2, 3), flagged: false });
    expect(log.send('one', flag)).toEqual({ kind: 'known', revision: 2 });
    expect(log.current).toMatchObject({ flagged: false, answer: typed('5') });
  });

  test('under a number whose entry its client has seen is a new one, stored without a number', () => {
    const log = new Log();
    log.send('one', attempted('4', 0, 1));
    log.send('one', attempted('5', 1, 2));
    expect(log.send('one', attempted('4', 1, 1))).toMatchObject({ kind: 'store', sequence: null });
    expect(log.current.answer).toEqual(typed('4'));
  });

  test('on a revision that a restored database no longer has is stored, and a conflict where another client has worked', () => {
    const log = new Log();
    log.send('one', attempted('4', 0, 1));
    expect(log.send('one', attempted('5', 7, 9))).toMatchObject({ kind: 'store', sequence: 9 });
    for (const _ of [1, 2]) expect(log.send('one', attempted('5', 7, 9))).toEqual({ kind: 'known', revision: 2 });
    expect(log.send('one', attempted('4', 7, 8))).toEqual({ kind: 'known', revision: 2 });
    expect(log.send('two', attempted('6', 7, 3))).toEqual({ kind: 'conflict' });
    expect(log.current.answer).toEqual(typed('5'));
  });

  test('overtaken on its way changes nothing, not even a change back', () => {
    const log = new Log();
    log.send('one', attempted('4', 0, 1));
    log.send('one', attempted('5', 1, 2));
    log.send('one', attempted('4', 1, 3));
    expect(log.send('one', attempted('5', 1, 2))).toEqual({ kind: 'known', revision: 2 });
    expect(log.current.answer).toEqual(typed('4'));
  });
});

test('a history knows the present work, the newest entry and the newest of the others, whatever part of the log it reads', () => {
  const entry = (revision: number, client_id: string): LoggedWork => ({
    ...{ state: 'attempted', flagged: false, answer: typed(String(revision)), revision, client_id },
    ...{ sequence: revision, based_on: revision - 1 },
  });
  const [first, second, third] = [entry(1, 'one'), entry(2, 'two'), entry(3, 'one')];
  const whole = new History('one', untouched);
  for (const one of [first, second]) whole.add(one);
  expect([whole.current, whole.latest, whole.lastOfOthers]).toEqual([second, second, 2]);

  const present = { ...third };
  const part = new History('one', present);
  for (const one of [first, third]) part.add(one);
  expect(part.current).toBe(present);
  expect(part.latest).toBe(third);
});

test("a history knows the newest of its client's entries above a number, whatever the numbers", () => {
  const numbers = fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength: 9 });
  const entries = numbers.chain((used) => fc.tuple(fc.constant(used), fc.array(fc.boolean(), { minLength: 9, maxLength: 9 })));
  fc.assert(
    fc.property(entries, fc.integer({ min: 0, max: 13 }), ([used, isNumbered], asked) => {
      const history = new History('one', untouched);
      const log = used.map((number, index): LoggedWork => {
        const sequence = isNumbered[index] ? number : null;
        return { ...untouched, revision: index + 1, client_id: 'one', sequence, based_on: index };
      });
      for (const entry of log) history.add(entry);
      expect(history.overtaking(asked)).toBe(log.findLast(({ sequence }) => (sequence ?? 0) > asked)?.revision ?? 0);
    }),
  );
});

test('however often and in whatever order the changes of one client arrive, its last one prevails', () => {
  const values = fc.array(fc.constantFrom('1', '2', '3'), { minLength: 1, maxLength: 6 });
  const network = fc.array(fc.nat(), { maxLength: 20 });
  fc.assert(
    fc.property(values, network, (sent, arrivals) => {
      const log = new Log();
      const changes = sent.map((value, index) => attempted(value, 0, index + 1));
      for (const arrival of arrivals) log.send('one', changes[arrival % changes.length] as ProposedWork);
      const last = changes.at(-1) as ProposedWork;
      log.send('one', last);
      for (const arrival of arrivals) log.send('one', changes[arrival % changes.length] as ProposedWork);
      expect(log.current).toMatchObject({ state: last.state, answer: last.answer });
      const sequences = log.entries.map(({ sequence }) => sequence);
      expect(sequences).toEqual([...new Set(sequences)].sort());
    }),
  );
});

test('a client that lost count loses no change: a number already used for another is ignored', () => {
  const step = fc.record({ value: fc.constantFrom('1', '2', '3'), sequence: fc.integer({ min: 1, max: 4 }), lagging: fc.nat(2) });
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 12 }), (steps) => {
      const log = new Log();
      for (const { value, sequence, lagging } of steps) {
        const former = log.entries.find((entry) => entry.sequence === sequence);
        // Unseen by the client, it may be a repeated or an overtaken change; if the number belongs to other content it
        // is neither.
        const isOther = former !== undefined && former.answer?.parts[0]?.value !== value;
        const revision = Math.max(0, log.current.revision - (isOther ? lagging : 0));
        const change = attempted(value, revision, sequence);
        const verdict = log.send('one', change);
        expect(log.current.answer).toEqual(typed(value));
        expect(verdict.kind === 'known' && verdict.revision !== log.current.revision).toBe(false);
        const { length } = log.entries;
        expect(log.send('one', change)).toEqual({ kind: 'known', revision: log.current.revision });
        expect(log.entries).toHaveLength(length);
      }
      const numbers = log.entries.flatMap(({ sequence }) => sequence ?? []);
      expect(new Set(numbers).size).toBe(numbers.length);
    }),
  );
});

test('no acknowledged work of one client is overwritten by another that has not seen it', () => {
  const step = fc.record({
    client: fc.constantFrom('one', 'two'),
    value: fc.constantFrom('1', '2', '3'),
    lagging: fc.nat(3),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
      const log = new Log();
      steps.forEach(({ client, value, lagging }, index) => {
        const before = log.current;
        const revision = Math.max(0, before.revision - lagging);
        const unseen = log.entries.filter((entry) => entry.revision > revision && entry.client_id !== client);
        const verdict = log.send(client, attempted(value, revision, index + 1));
        if (unseen.length > 0) expect(log.current).toEqual(before);
        if (verdict.kind === 'conflict') expect(unseen.length).toBeGreaterThan(0);
      });
      expect(log.entries.map(({ revision }) => revision)).toEqual(log.entries.map((_, index) => index + 1));
    }),
  );
});

test('a change with a new number from a client that knows the present work is stored as it came, whatever the log', () => {
  const step = fc.record({
    client: fc.constantFrom('one', 'two'),
    value: fc.constantFrom('1', '2', '3'),
    sequence: fc.integer({ min: 1, max: 9 }),
    lagging: fc.nat(3),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 25 }), step, (steps, next) => {
      const log = new Log();
      for (const { client, value, sequence, lagging } of steps)
        log.send(client, attempted(value, Math.max(0, log.current.revision - lagging), sequence));
      const isNew = !log.entries.some((entry) => entry.client_id === next.client && entry.sequence === next.sequence);
      fc.pre(isNew);
      const { state, flagged, answer } = attempted(next.value, 0);
      const verdict = log.send(next.client, attempted(next.value, log.current.revision, next.sequence));
      expect(verdict).toEqual({ kind: 'store', work: { state, flagged, answer }, sequence: next.sequence });
    }),
  );
});

test('an answer has one spelling', () => {
  const parts = [
    { part: 'b', value: '2' },
    { part: 'a', value: '1' },
    { part: 'c', value: ' ' },
  ];
  expect(canonicalAnswer({ option: null, parts })).toEqual({
    option: null,
    parts: [
      { part: 'a', value: '1' },
      { part: 'b', value: '2' },
    ],
  });
  const inOrder = [...'abc'].map((part) => ({ part, value: '1' }));
  expect(canonicalAnswer({ option: null, parts: inOrder })?.parts).toEqual(inOrder);
  expect(canonicalAnswer({ option: null, parts: inOrder.toReversed() })?.parts).toEqual(inOrder);
  expect(canonicalAnswer({ option: null, parts: [] })).toBeNull();
  expect(canonicalAnswer({ option: 'B', parts: [] })).toEqual({ option: 'B', parts: [] });
});
