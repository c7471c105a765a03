import type { TestWithQuestions } from '@api/contract';
import { deviceStore } from '@shell/kit/drafts';
import { useEffect, useState } from 'react';
import type { SavingState } from './saving-state.ts';

/** A running test on this device, to open it offline. */
interface KeptTest {
  test: TestWithQuestions;
  /** Server time minus this device's calendar, in milliseconds. */
  ahead: number;
}

/** Each learner's latest, by user id. */
const running = deviceStore<KeptTest>('timed-tests-running', 'tests');
const keyOf = (userId: number) => String(userId);

/** For reloads without a network. */
export async function keepTest(userId: number, test: TestWithQuestions, { stored, clock }: SavingState): Promise<void> {
  const questions = (test.questions ?? []).map((work) => ({ ...work, ...stored[work.question_id] }));
  const deadline = clock.deadline === null ? null : new Date(clock.deadline).toISOString();
  const ahead = clock.serverTime + performance.now() - clock.readAt - Date.now();
  await running.set(keyOf(userId), { test: { ...test, deadline, questions }, ahead }).catch(() => undefined);
}

/** Of a finished test. */
export async function dropTest(userId: number, slug: string): Promise<void> {
  await readTest(userId, slug)
    .then((kept) => (kept ? running.delete(keyOf(userId)) : undefined))
    .catch(() => undefined);
}

async function readTest(userId: number, slug: string): Promise<TestWithQuestions | null> {
  const kept = await running.get(keyOf(userId));
  if (kept?.test.slug !== slug) return null;
  return { ...kept.test, server_time: new Date(Date.now() + kept.ahead).toISOString() };
}

/** Read once `wanted`. Undefined before, null if there is none. */
export function useKeptTest(userId: number, slug: string, wanted: boolean): TestWithQuestions | null | undefined {
  const [kept, setKept] = useState<{ slug: string; test: TestWithQuestions | null }>();
  const known = kept?.slug === slug;
  useEffect(() => {
    if (!wanted || known) return;
    let gone = false;
    const take = (test: TestWithQuestions | null) => {
      if (!gone) setKept({ slug, test });
    };
    readTest(userId, slug).then(take, () => take(null));
    return () => {
      gone = true;
    };
  }, [userId, slug, wanted, known]);
  return known ? kept.test : undefined;
}
