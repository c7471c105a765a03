import { describe, expect, it } from 'vitest';
import { afterEvent, RESTING, type Sending, type SendingEvent, type SendOutcome } from './sending.ts';

const PACE = { pause: 500, latest: 1_500 };
const answered = (outcome: SendOutcome): SendingEvent => ({ type: 'answered', outcome, nextTryIn: 4_000 });
const PUT_OFF: SendingEvent = { type: 'put-off', nextTryIn: 4_000 };

const after = (...events: [at: number, SendingEvent['type'] | SendingEvent][]): Sending =>
  events.reduce(
    (sending, [at, event]) =>
      afterEvent(sending, typeof event === 'string' ? ({ type: event } as SendingEvent) : event, at, PACE),
    RESTING,
  );

describe('sending', () => {
  it('waits for a pause, and never longer than the latest', () => {
    expect(after([0, 'changed'])).toMatchObject({ phase: 'waiting', dueAt: 500 });
    expect(after([0, 'changed'], [400, 'changed'])).toMatchObject({ dueAt: 900 });
    expect(after([0, 'changed'], [400, 'changed'], [800, 'changed'], [1_200, 'changed'])).toMatchObject({ dueAt: 1_500 });
    // A page that slept is late already.
    expect(after([0, 'changed'], [9_000, 'changed'])).toMatchObject({ dueAt: 9_000 });
  });

  it('leaves a change made meanwhile to the answer', () => {
    const meanwhile = after([0, 'changed'], [500, 'asked'], [600, 'changed']);
    expect(meanwhile).toMatchObject({ phase: 'sending', dueAt: null });
    expect(afterEvent(meanwhile, answered('more'), 700, PACE)).toMatchObject({ phase: 'sending', changedAt: null });
    expect(afterEvent(meanwhile, answered('refused'), 700, PACE)).toMatchObject({ phase: 'waiting', dueAt: 1_200 });
    expect(afterEvent(meanwhile, answered('no-answer'), 700, PACE)).toMatchObject({ phase: 'waiting', dueAt: 4_700, tries: 1 });
  });

  it('keeps changes made meanwhile if a flush, or the network, comes before the answer', () => {
    for (const again of ['asked', 'online'] as const) {
      const meanwhile = after([0, 'changed'], [500, 'asked'], [600, 'changed'], [650, again]);
      expect(afterEvent(meanwhile, answered('done'), 700, PACE)).toMatchObject({ phase: 'waiting', dueAt: 1_200 });
    }
  });

  it('stays over where it was stopped after it was over', () => {
    const over = after([0, 'asked'], [10, answered('over')]);
    expect(afterEvent(over, { type: 'resumed' }, 20, PACE)).toEqual(RESTING);
    const stopped = afterEvent(over, { type: 'stopped' }, 20, PACE);
    expect(afterEvent(stopped, { type: 'resumed' }, 30, PACE)).toBe(stopped);
  });

  it('waits as long as before after a refusal, which says nothing of the network', () => {
    const failed = after([0, 'asked'], [0, answered('no-answer')], [4_000, 'asked'], [4_010, answered('refused')]);
    expect(failed).toMatchObject({ phase: 'resting', tries: 1 });
  });

  it('counts attempts without an answer until one comes or the network is back', () => {
    const failedTwice = after([0, 'asked'], [0, answered('no-answer')], [4_000, 'asked'], [4_000, answered('no-answer')]);
    expect(failedTwice.tries).toBe(2);
    expect(afterEvent(failedTwice, { type: 'online' }, 5_000, PACE)).toMatchObject({ phase: 'sending', tries: 0 });
    const thirdTime = afterEvent(failedTwice, { type: 'asked' }, 12_000, PACE);
    expect(afterEvent(thirdTime, answered('done'), 12_000, PACE)).toEqual(RESTING);
  });

  it('does not try again what is refused, until it changes', () => {
    const refused = after([0, 'asked'], [0, answered('refused')]);
    expect(refused).toMatchObject({ phase: 'resting', dueAt: null });
    expect(afterEvent(refused, { type: 'changed' }, 100, PACE)).toMatchObject({ phase: 'waiting', dueAt: 600 });
  });

  it('ends with what is under way and what is left after it', () => {
    const stopping = after([0, 'asked'], [0, 'stopped']);
    expect(stopping).toMatchObject({ phase: 'sending', stopping: true });
    expect(afterEvent(stopping, answered('more'), 0, PACE).phase).toBe('sending');
    for (const outcome of ['done', 'no-answer', 'refused', 'over'] as const) {
      expect(afterEvent(stopping, answered(outcome), 0, PACE).phase).toBe('over');
    }
  });

  it('goes on after it was over, but not once it is stopped', () => {
    const over = after([0, 'asked'], [0, answered('over')]);
    expect(afterEvent(over, { type: 'changed' }, 0, PACE)).toEqual(over);
    expect(afterEvent(over, { type: 'resumed' }, 0, PACE)).toEqual(RESTING);
    expect(afterEvent(after([0, 'stopped']), { type: 'resumed' }, 0, PACE).phase).toBe('over');
  });

  it('puts off what another attempt could not send, and after one under way sends again', () => {
    expect(after([0, PUT_OFF])).toMatchObject({ phase: 'waiting', dueAt: 4_000, tries: 1 });
    expect(after([0, 'asked'], [10, PUT_OFF], [20, answered('done')])).toMatchObject({ phase: 'waiting', dueAt: 520 });
  });
});

describe('every sequence of events', () => {
  const outcomes = ['done', 'more', 'no-answer', 'refused', 'over'] as const;
  const always: SendingEvent[] = [
    { type: 'changed' },
    { type: 'asked' },
    { type: 'online' },
    PUT_OFF,
    { type: 'stopped' },
    { type: 'resumed' },
  ];
  const possibleIn = ({ phase }: Sending) => (phase === 'sending' ? [...always, ...outcomes.map(answered)] : always);

  it('plans one thing at a time, forgets no change and plans nothing once it is over', () => {
    let looked = 0;
    const look = (before: Sending, depth: number, at: number) => {
      for (const event of depth === 0 ? [] : possibleIn(before)) {
        looked += 1;
        const now = afterEvent(before, event, at, PACE);
        const trace = JSON.stringify({ before, event, now });
        // A plan exists exactly while waiting, and in time.
        if ((now.phase === 'waiting') !== (now.dueAt !== null)) throw new Error(`A plan without waiting: ${trace}`);
        if (now.dueAt !== null && now.dueAt !== before.dueAt && now.dueAt < at) throw new Error(`Planned for the past: ${trace}`);
        if (event.type === 'changed' && before.phase !== 'over' && now.changedAt === null) throw new Error(`Forgotten: ${trace}`);
        if (now.changedAt !== null && now.phase === 'resting') throw new Error(`Never sent: ${trace}`);
        if (before.phase === 'over' && event.type !== 'resumed' && now.phase !== 'over') throw new Error(`Not over: ${trace}`);
        if (before.phase === 'sending' && event.type !== 'answered' && now.phase !== 'sending')
          throw new Error(`Let go: ${trace}`);
        look(now, depth - 1, at + 300);
      }
    };
    look(RESTING, 5, 0);
    expect(looked).toBeGreaterThan(10_000);
  });
});
