import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSameProgress, type Progress, type StoredByQuestion, type StoredProgress, UNTOUCHED } from '../answer/progress.ts';
import {
  absorb,
  afterAnswer,
  type Confirmation,
  carriedOn,
  confirm,
  countUnsaved,
  EMPTY_OUTBOX,
  inView,
  note,
  noteTime,
  type Outbox,
  resolve,
  type SentChange,
  toSend,
  versionsIn,
} from './outbox.ts';

// The same tries in every run.
fc.configureGlobal({ seed: 20_261_121 });

const typed = (value: string) => ({ option: null, parts: [{ part: '', value }] });
const progress = (value: string): Progress => ({ state: 'attempted', flagged: false, answer: typed(value) });

interface Logged extends StoredProgress {
  client: string;
  sequence: number;
}

/**
 * The server as the contract describes it: a log a question. A client's own newer entries never stand against its change,
 * another client's do; a change that comes again is known by its sequence number.
 */
class ModelServer {
  log: Record<number, Logged[]> = {};

  stored(id: number): StoredProgress {
    return this.log[id]?.at(-1) ?? UNTOUCHED;
  }

  receive(client: string, changes: readonly SentChange[]): Confirmation {
    const saved: { question_id: number; revision: number }[] = [];
    const conflicts: { question_id: number; theirs: StoredProgress }[] = [];
    for (const { question_id, progress: sent, basedOn, edit } of changes) {
      const entries = this.log[question_id] ?? [];
      const now = this.stored(question_id);
      const since = entries.filter(({ revision }) => revision > (basedOn > now.revision ? 0 : basedOn));
      const known = since.findLast((entry) => entry.client === client && entry.sequence >= edit);
      if (known) saved.push({ question_id, revision: known.revision });
      else if (since.some((entry) => entry.client !== client)) {
        if (isSameProgress(now, sent)) saved.push({ question_id, revision: now.revision });
        else conflicts.push({ question_id, theirs: now });
      } else {
        const revision = now.revision + 1;
        this.log[question_id] = [...entries, { ...sent, revision, client, sequence: edit }];
        saved.push({ question_id, revision });
      }
    }
    return { saved, conflicts };
  }
}

/** A tab: it notes, sends, loses requests and answers, and shows. */
class ModelTab {
  outbox: Outbox = EMPTY_OUTBOX;
  stored: StoredByQuestion = {};
  name: string;

  constructor(name: string) {
    this.name = name;
  }

  change(id: number, next: Progress) {
    this.outbox = note(this.outbox, id, next, (this.stored[id] ?? UNTOUCHED).revision);
  }

  exchange(server: ModelServer, fate: 'arrives' | 'request lost' | 'answer lost', meanwhile: () => void = () => {}) {
    const sent = toSend(this.outbox);
    if (fate === 'request lost') return;
    const answer = server.receive(this.name, sent);
    meanwhile();
    if (fate === 'answer lost') return;
    Object.assign(this, afterAnswer(this, sent, answer));
  }
}

const id = fc.integer({ min: 1, max: 3 });
const someProgress = fc.record({
  state: fc.constantFrom('unvisited', 'skipped', 'attempted'),
  flagged: fc.boolean(),
  answer: fc.option(fc.constantFrom(typed('12.5'), typed('x + 1'), { option: 'B', parts: [] })),
}) as fc.Arbitrary<Progress>;
const step = fc.oneof(
  fc.record({ do: fc.constant('change' as const), id, progress: someProgress }),
  fc.record({
    do: fc.constant('exchange' as const),
    fate: fc.constantFrom('arrives' as const, 'request lost' as const, 'answer lost' as const),
    meanwhile: fc.option(fc.record({ id, progress: someProgress })),
  }),
);

describe('the outbox', () => {
  it('brings the last version of every question to the server, whatever gets lost on the way', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const server = new ModelServer();
        const tab = new ModelTab('one');
        const wanted: Record<number, Progress> = {};
        const change = (question: number, next: Progress) => {
          wanted[question] = next;
          tab.change(question, next);
        };
        for (const entry of steps) {
          if (entry.do === 'change') change(entry.id, entry.progress);
          else
            tab.exchange(server, entry.fate, () => {
              if (entry.meanwhile) change(entry.meanwhile.id, entry.meanwhile.progress);
            });
          for (const [question, expected] of Object.entries(wanted)) {
            const shown = inView(tab.stored, tab.outbox)[Number(question)];
            expect(shown && isSameProgress(shown, expected)).toBe(true);
          }
        }
        tab.exchange(server, 'arrives');
        expect(countUnsaved(tab.outbox)).toBe(0);
        for (const [question, expected] of Object.entries(wanted)) {
          expect(server.stored(Number(question))).toMatchObject(expected);
        }
      }),
    );
  });

  it('brings everything to a server that an earlier state was brought back to, once it hears of it', () => {
    const restore = fc.record({ do: fc.constant('restore' as const), keep: fc.nat(2) });
    fc.assert(
      fc.property(
        fc.array(fc.oneof(step, restore), { maxLength: 30 }),
        fc.array(someProgress, { minLength: 3, maxLength: 3 }),
        (steps, last) => {
          const server = new ModelServer();
          const tab = new ModelTab('one');
          const wanted: Record<number, Progress> = {};
          const change = (question: number, next: Progress) => {
            wanted[question] = next;
            tab.change(question, next);
          };
          for (const entry of steps) {
            if (entry.do === 'change') change(entry.id, entry.progress);
            else if (entry.do === 'exchange') tab.exchange(server, entry.fate);
            else for (const log of Object.values(server.log)) log.splice(entry.keep);
          }
          last.forEach((next, index) => {
            change(index + 1, next);
          });
          for (const _ of [1, 2, 3]) tab.exchange(server, 'arrives');
          expect(countUnsaved(tab.outbox)).toBe(0);
          for (const [question, expected] of Object.entries(wanted)) {
            expect(server.stored(Number(question))).toMatchObject(expected);
            expect(inView(tab.stored, tab.outbox)[Number(question)]).toMatchObject(expected);
          }
        },
      ),
    );
  });

  it('sends again what was stored where the server has lost it', () => {
    const server = new ModelServer();
    const tab = new ModelTab('one');
    for (const [question, value] of [
      [1, 'kept'],
      [1, 'lost'],
      [2, 'lost too'],
    ] as const) {
      tab.change(question, progress(value));
      tab.exchange(server, 'arrives');
    }
    server.log = { 1: server.log[1]?.slice(0, 1) ?? [] };
    tab.change(1, progress('new'));
    tab.exchange(server, 'arrives');
    expect(inView(tab.stored, tab.outbox)[1]).toMatchObject(progress('new'));
    // Question 2 then shows that the server had lost that one too, which sends question 1 once more.
    for (const _ of [1, 2]) tab.exchange(server, 'arrives');
    expect([server.stored(1), server.stored(2)]).toMatchObject([progress('new'), progress('lost too')]);
    expect(countUnsaved(tab.outbox)).toBe(0);
  });

  it('goes on with new numbers where the device brought back an older state of what a closed tab left', () => {
    const server = new ModelServer();
    const closed = new ModelTab('one');
    closed.change(1, progress('first'));
    const kept = closed.outbox;
    for (const value of ['second', 'third']) closed.change(1, progress(value));
    closed.exchange(server, 'arrives');

    const tab = new ModelTab('one');
    tab.outbox = carriedOn(kept);
    tab.change(1, progress('fourth'));
    tab.exchange(server, 'arrives');
    expect(server.stored(1)).toMatchObject(progress('fourth'));
    expect(countUnsaved(tab.outbox)).toBe(0);
  });

  it('never lets one of two tabs overwrite what the other has stored without a choice', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom('one', 'two'), id, someProgress, fc.boolean()), { maxLength: 30 }),
        fc.constantFrom('mine' as const, 'theirs' as const),
        (changes, choice) => {
          const server = new ModelServer();
          const tabs = { one: new ModelTab('one'), two: new ModelTab('two') };
          for (const [name, question, next, send] of changes) {
            const tab = tabs[name as 'one' | 'two'];
            tab.change(question, next);
            if (!send) continue;
            const before = server.stored(question);
            const seen = tab.stored[question] ?? UNTOUCHED;
            tab.exchange(server, 'arrives');
            const after = server.stored(question);
            // Another version takes its place only from a tab that had it in view.
            if (!isSameProgress(after, before)) expect(seen.revision).toBe(before.revision);
          }
          for (const tab of [tabs.one, tabs.two]) {
            for (let round = 0; round < 4; round++) {
              tab.exchange(server, 'arrives');
              for (const key of Object.keys(tab.outbox.conflicts)) tab.outbox = resolve(tab.outbox, Number(key), choice);
            }
            expect(countUnsaved(tab.outbox)).toBe(0);
          }
        },
      ),
    );
  });

  it('keeps a version made while an older one was on its way', () => {
    const server = new ModelServer();
    const tab = new ModelTab('one');
    tab.change(1, progress('first'));
    tab.exchange(server, 'arrives', () => tab.change(1, progress('second')));
    expect(toSend(tab.outbox)).toMatchObject([{ question_id: 1, basedOn: 1, progress: progress('second') }]);
  });

  it('shows both versions of a question that was changed elsewhere, and sends the chosen one', () => {
    const theirs = { ...progress('theirs'), revision: 4 };
    const noted = note(EMPTY_OUTBOX, 1, progress('mine'), 3);
    const disputed = confirm(noted, toSend(noted), { saved: [], conflicts: [{ question_id: 1, theirs }] });
    expect(disputed.conflicts[1]).toEqual({ mine: progress('mine'), theirs, theirsIsStored: true });
    expect(toSend(disputed)).toEqual([]);
    expect(toSend(resolve(disputed, 1, 'mine'))).toMatchObject([{ basedOn: 4, progress: progress('mine') }]);
    expect(countUnsaved(resolve(disputed, 1, 'theirs'))).toBe(0);
  });

  it('gives way to what was stored elsewhere where only time is new, and counts and shows no change', () => {
    const looked = noteTime(EMPTY_OUTBOX, 1, UNTOUCHED, 3_000);
    const theirs = { ...progress('theirs'), revision: 4 };
    expect(toSend(looked)).toMatchObject([{ question_id: 1, basedOn: 0, elapsed: 3_000 }]);
    expect([countUnsaved(looked), versionsIn(looked)]).toEqual([0, []]);
    expect(inView({ 1: theirs }, looked)[1]).toEqual(theirs);
    const answer = { saved: [], conflicts: [{ question_id: 1, theirs }] };
    expect(confirm(looked, toSend(looked), answer)).toMatchObject({ waiting: {}, conflicts: {} });
    expect(absorb(note(EMPTY_OUTBOX, 1, progress('own'), 2), looked).conflicts).toEqual({});
    expect(toSend(absorb(looked, note(EMPTY_OUTBOX, 1, progress('left'), 2)))).toMatchObject([{ progress: progress('left') }]);
  });

  it('is a change with its time once the learner changes something, and stays one', () => {
    const looked = noteTime(EMPTY_OUTBOX, 1, UNTOUCHED, 3_000);
    const changed = noteTime(note(looked, 1, progress('mine'), 0, 500), 1, UNTOUCHED, 200);
    expect(toSend(changed)).toEqual([{ question_id: 1, progress: progress('mine'), basedOn: 0, edit: 3, elapsed: 3_700 }]);
    const theirs = { ...progress('theirs'), revision: 4 };
    expect(confirm(changed, toSend(looked), { saved: [], conflicts: [{ question_id: 1, theirs }] }).conflicts[1]).toBeDefined();
  });

  it('does not ask about two versions that say the same', () => {
    const noted = note(EMPTY_OUTBOX, 1, progress('same'), 3);
    const answer = { saved: [], conflicts: [{ question_id: 1, theirs: { ...progress('same'), revision: 4 } }] };
    expect(countUnsaved(confirm(noted, toSend(noted), answer))).toBe(0);
  });

  it('takes over what a closed tab left, and asks where both have something to say', () => {
    const left = note(note(EMPTY_OUTBOX, 1, progress('left'), 2), 2, progress('left too'), 0);
    const own = note(EMPTY_OUTBOX, 1, progress('own'), 2);
    const both = absorb(own, left);
    expect(toSend(both)).toMatchObject([{ question_id: 2, progress: progress('left too') }]);
    expect(both.conflicts[1]).toMatchObject({ mine: progress('own'), theirs: progress('left') });
    expect(toSend(resolve(both, 1, 'theirs'))).toContainEqual(
      expect.objectContaining({ question_id: 1, basedOn: 2, progress: progress('left') }),
    );
  });

  it('loses nothing when tabs are absorbed', () => {
    const outbox = fc
      .array(fc.tuple(id, someProgress), { maxLength: 6 })
      .map((changes) => changes.reduce<Outbox>((all, [question, next]) => note(all, question, next, 0), EMPTY_OUTBOX));
    fc.assert(
      fc.property(outbox, outbox, (own, left) => {
        const both = absorb(own, left);
        for (const source of [own, left]) {
          for (const { question_id, progress: version } of toSend(source)) {
            const conflict = both.conflicts[question_id];
            const versions = [both.waiting[question_id]?.progress, conflict?.mine, conflict?.theirs];
            expect(versions.some((kept) => kept && isSameProgress(kept, version))).toBe(true);
          }
        }
      }),
    );
  });
});
