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

fc.configureGlobal({ seed: 20_261_121 });

const typed = (value: string) => ({ option: null, parts: [{ part: '', value }] });
const progress = (value: string): Progress => ({ state: 'attempted', flagged: false, answer: typed(value) });

interface Logged extends StoredProgress {
  client: string;
  sequence: number;
}

/** A log per question, as in the contract: changes conflict only with other clients' and are known by sequence number. */
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

/** A tab: it notes, sends, loses requests and responses, and shows. */
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

  it('continues with new numbers where the device brought back an older state of what a closed tab left', () => {
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
            // Only a tab that saw the other version may replace it.
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

  describe('in which a question waits for a choice', () => {
    const theirs = { ...progress('theirs'), revision: 4 };
    const choice = { mine: progress('mine'), theirs, theirsIsStored: true };
    const other = { ...choice, mine: progress('of 2'), theirsIsStored: false };
    const open: Outbox = { edits: 7, waiting: {}, conflicts: { 1: choice, 2: other } };

    it('takes later changes as the learner’s version, and sends nothing before that', () => {
      const changed = note(open, 1, progress('newer'), 4);
      expect(changed).toEqual({ ...open, conflicts: { ...open.conflicts, 1: { ...choice, mine: progress('newer') } } });
      expect(noteTime(open, 1, theirs, 900)).toEqual(open);
    });

    it('counts and names each version that the server does not have', () => {
      const waiting = noteTime(note(open, 3, progress('waits'), 0), 4, UNTOUCHED, 5);
      expect(countUnsaved(waiting)).toBe(3);
      expect(versionsIn(waiting)).toEqual([
        { questionId: 3, progress: progress('waits') },
        { questionId: 1, progress: progress('mine') },
        { questionId: 2, progress: progress('of 2') },
        { questionId: 2, progress: theirs },
      ]);
    });

    it('takes it over with what a closed tab left, unless there is something of its own on that question', () => {
      const own = note(EMPTY_OUTBOX, 1, progress('own'), 4);
      expect(absorb(own, open)).toEqual({ ...own, conflicts: { 2: other } });
      const asked: Outbox = { ...EMPTY_OUTBOX, conflicts: { 1: { ...choice, mine: progress('own') } } };
      expect(absorb(asked, open)).toEqual({ ...asked, conflicts: { ...asked.conflicts, 2: other } });
    });

    it('chooses nothing on a question without one, and numbers a choice after all that was sent', () => {
      expect(resolve(open, 3, 'mine')).toBe(open);
      expect(toSend(resolve(open, 1, 'mine'))).toEqual([
        { question_id: 1, progress: progress('mine'), basedOn: 4, edit: 8, elapsed: 0 },
      ]);
    });
  });

  it('sends the oldest edit first, and numbers what it takes over after its own', () => {
    const own = note(note(EMPTY_OUTBOX, 3, progress('first'), 0), 2, progress('second'), 0);
    const all = absorb(own, note(EMPTY_OUTBOX, 1, progress('left'), 0));
    expect(toSend(all).map(({ question_id, edit }) => [question_id, edit])).toEqual([
      [3, 1],
      [2, 2],
      [1, 3],
    ]);
  });

  it('sends of the time on screen what it has not sent', () => {
    const first = note(EMPTY_OUTBOX, 1, progress('first'), 0, 1_000);
    const newer = note(first, 1, progress('second'), 0, 250);
    const answer = { saved: [{ question_id: 1, revision: 1 }], conflicts: [] };
    expect(toSend(confirm(newer, toSend(first), answer))).toMatchObject([{ basedOn: 1, elapsed: 250 }]);
  });

  it('stays as it is where an answer names a question that was not sent', () => {
    const noted = note(EMPTY_OUTBOX, 1, progress('mine'), 3, 60);
    const theirs = { ...progress('theirs'), revision: 4 };
    const others = { saved: [{ question_id: 2, revision: 9 }], conflicts: [{ question_id: 3, theirs }] };
    expect(confirm(noted, toSend(noted), others)).toEqual(noted);
    expect(afterAnswer({ stored: {}, outbox: noted }, toSend(noted), others).stored).toEqual({ 3: theirs });
    const unsent = { saved: [{ question_id: 1, revision: 4 }], conflicts: [] };
    expect(confirm(noted, [], unsent).waiting[1]).toMatchObject({ progress: progress('mine'), basedOn: 4, elapsed: 60 });
  });

  it('sends to a restored server what is stored and not on its way, once, and nothing that was never touched', () => {
    const stored: StoredByQuestion = {
      1: { ...progress('sent'), revision: 5 },
      2: { ...progress('kept'), revision: 3 },
      3: UNTOUCHED,
      4: { ...progress('disputed'), revision: 2 },
      5: { ...progress('before'), revision: 2 },
    };
    const theirs = { ...progress('theirs'), revision: 2 };
    const conflicts = { 4: { mine: progress('mine'), theirs, theirsIsStored: true } };
    const noted = note({ ...EMPTY_OUTBOX, conflicts }, 1, progress('new'), 5);
    const both = note(noted, 5, progress('newer'), 2);
    const answer = { saved: [{ question_id: 1, revision: 1 }], conflicts: [] };
    const after = afterAnswer({ stored, outbox: both }, toSend(noted), answer);
    expect(after.stored[1]).toEqual({ ...progress('new'), revision: 1 });
    expect(toSend(after.outbox).map(({ question_id, progress, basedOn }) => [question_id, progress, basedOn])).toEqual([
      [5, progress('newer'), 2],
      [2, progress('kept'), 3],
    ]);
    expect(after.outbox.conflicts).toEqual(conflicts);
  });

  it('does not go back to an older answer that arrives late', () => {
    const noted = note(EMPTY_OUTBOX, 1, progress('old'), 0);
    const stored: StoredByQuestion = { 1: { ...progress('newest'), revision: 6 } };
    const late = { saved: [{ question_id: 1, revision: 1 }], conflicts: [] };
    expect(afterAnswer({ stored, outbox: noted }, toSend(noted), late).stored).toEqual(stored);
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
