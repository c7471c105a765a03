import type { Dashboard } from '@api/contract';
import { addressOf } from '@shell/kit/addresses';
import { dueWords } from '../grade-tests/queue/due-labels.ts';

export interface QueueCard {
  key: keyof Dashboard['queues'];
  label: string;
  to: string;
  /** Null: unreadable. */
  count: number | null;
  note: string;
  late: boolean;
  /** Sorts the cards, descending. */
  urgency: number;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** `for 3 days`, `for 5 hours`, `since just now`. */
export function waitedWords(since: string, now: number): string {
  const waited = now - Date.parse(since);
  if (waited >= 2 * DAY) return `for ${Math.floor(waited / DAY)} days`;
  if (waited >= DAY) return 'for a day';
  if (waited >= 2 * HOUR) return `for ${Math.floor(waited / HOUR)} hours`;
  return waited >= HOUR ? 'for an hour' : 'since just now';
}

const LABELS: Readonly<Record<QueueCard['key'], string>> = {
  grading: 'Answer sheets to grade',
  doubts: 'Doubts to answer',
  reports: 'Reported questions',
  messages: 'Messages',
  refunds: 'Failed refunds',
  locked: 'Locked accounts',
};

/** If no time was promised. */
const LATE_AFTER_DAYS: Readonly<Record<QueueCard['key'], number>> = {
  grading: 1,
  doubts: 2,
  reports: 7,
  messages: 2,
  refunds: 1,
  locked: Number.POSITIVE_INFINITY,
};

function addressOfQueue(key: QueueCard['key'], overdue: boolean): string {
  switch (key) {
    case 'grading':
      return addressOf('grade-tests', {}, overdue ? { query: { view: 'overdue' } } : {});
    case 'doubts':
      return addressOf('staff-doubts');
    case 'reports':
      return addressOf('reported-questions');
    case 'messages':
      return addressOf('messages');
    case 'refunds':
      return addressOf('staff-payments', {}, { query: { refund: 'failed' } });
    case 'locked':
      return addressOf('staff-users', {}, { query: { state: 'locked' } });
  }
}

/** The most urgent first: late, waiting, unreadable, empty. */
export function queueCards({ queues }: Pick<Dashboard, 'queues'>, now: number): QueueCard[] {
  const cards = (Object.keys(LABELS) as QueueCard['key'][]).flatMap((key): QueueCard[] => {
    const queue = queues[key];
    if (queue === null) return [];
    const shown = { key, label: LABELS[key] };
    if (queue.state === 'failed') {
      return [
        { ...shown, to: addressOfQueue(key, false), count: null, note: 'Could not be read just now', late: false, urgency: 1 },
      ];
    }
    const overdue = 'overdue' in queue ? queue.overdue : 0;
    const days = queue.oldest === null ? 0 : (now - Date.parse(queue.oldest)) / DAY;
    const late = overdue > 0 || (queue.count > 0 && key !== 'grading' && days > LATE_AFTER_DAYS[key]);
    return [
      {
        ...shown,
        to: addressOfQueue(key, overdue > 0),
        count: queue.count,
        note: noteOf(queue, overdue, now),
        late,
        urgency: queue.count === 0 ? 0 : (late ? 1_000 : 10) + Math.min(days, 900),
      },
    ];
  });
  return cards.toSorted((a, b) => b.urgency - a.urgency);
}

type ReadQueue = Extract<NonNullable<Dashboard['queues'][QueueCard['key']]>, { state: 'read' }>;

function noteOf(queue: ReadQueue, overdue: number, now: number): string {
  if (queue.count === 0 || queue.oldest === null) return 'Nothing waits';
  if (overdue > 0) return `${overdue} overdue`;
  if ('next_due' in queue && queue.next_due) return `Next: ${dueWords(queue.next_due, now).toLowerCase()}`;
  return `The oldest ${waitedWords(queue.oldest, now)}`;
}
