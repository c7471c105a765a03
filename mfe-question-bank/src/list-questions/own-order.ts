import type { Question, ResponseOf } from '@api/contract';
import { useSession } from '@shell/kit';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { asStaffQuestion } from '../staff-controls/staff-question.ts';
import { useFilters } from './filter-store.tsx';

type Listed = ResponseOf<'GET /api/questions'>;

/** Lists with pins, latest last, read by the shell's page before the first paint. */
const place = (userId: number) => `own-order:${userId}`;
const MOST_ADDRESSES = 100;

function remembered(userId: number): string[] {
  const kept: unknown = JSON.parse(localStorage.getItem(place(userId)) ?? '[]');
  return Array.isArray(kept) ? kept.filter((address) => typeof address === 'string') : [];
}

function remember(userId: number, address: string, beginsWithPins: boolean): void {
  try {
    const before = remembered(userId);
    if (!beginsWithPins && !before.includes(address)) return;
    const others = before.filter((other) => other !== address);
    const after = beginsWithPins ? [...others, address].slice(-MOST_ADDRESSES) : others;
    localStorage.setItem(place(userId), JSON.stringify(after));
  } catch {
    // Pins then move to the front when the list is next opened.
  }
}

/** Whether the shell's page marked this list. */
const openedInOwnOrder = () => document.documentElement.dataset.ownOrder !== undefined;

const idsOf = (questions: readonly Pick<Question, 'id'>[]) => questions.map(({ id }) => id).join();

/** The public list with the user's marks. */
function inPlace(own: Listed, seen: Listed): Listed {
  const differs = idsOf(own.questions) !== idsOf(seen.questions);
  if (!differs || own.questions.some((question) => asStaffQuestion(question))) return own;
  const mine = new Map(own.questions.map((question) => [question.id, question]));
  return { ...own, questions: seen.questions.map((question) => mine.get(question.id) ?? question), pinnedCount: 0 };
}

/** Keeps a list stable while read: it `waits` for the user's order if this device knows of pins, else pins move later. */
export function useListAsShown(list: UseQueryResult<Listed>): { data: Listed | undefined; waits: boolean } {
  const { user } = useSession();
  const address = useFilters(({ filterUrl }) => filterUrl);
  const [seen, setSeen] = useState<{ address: string; data: Listed }>();
  const { data, isPlaceholderData } = list;
  const userId = user?.id;

  useEffect(() => {
    if (userId !== undefined && data && !isPlaceholderData) remember(userId, address, (data.pinnedCount ?? 0) > 0);
  }, [userId, data, isPlaceholderData, address]);

  if (userId === undefined) {
    if (data && !isPlaceholderData && seen?.data !== data) setSeen({ address, data });
    return { data, waits: false };
  }
  const drawnBefore = seen?.address === address ? seen.data : undefined;
  if (!data || !drawnBefore) return { data, waits: false };
  if (openedInOwnOrder()) return { data, waits: isPlaceholderData };
  return { data: isPlaceholderData ? data : inPlace(data, drawnBefore), waits: false };
}
