import {
  isSameProgress,
  type Progress,
  type ProgressByQuestion,
  type StoredByQuestion,
  type StoredProgress,
  UNTOUCHED,
} from '../answer/progress.ts';

export interface Waiting {
  progress: Progress;
  /** The stored revision it is based on. */
  basedOn: number;
  /** Counts up; distinguishes it from a newer version made during sending. */
  edit: number;
  /** Unsent milliseconds on screen. */
  elapsed: number;
  /** Only the time is new: a version stored elsewhere wins. */
  timeOnly?: true;
}

export interface Conflict {
  mine: Progress;
  theirs: StoredProgress;
  /** False if the other version is of a closed tab, and not on the server. */
  theirsIsStored: boolean;
}

/** A tab's unsent changes, the newest by question. Plain data for IndexedDB; functions return a new outbox. */
export interface Outbox {
  edits: number;
  waiting: Readonly<Record<number, Waiting>>;
  conflicts: Readonly<Record<number, Conflict>>;
}

export interface SentChange extends Waiting {
  question_id: number;
}

export interface Confirmation {
  saved: readonly { question_id: number; revision: number }[];
  conflicts: readonly { question_id: number; theirs: StoredProgress }[];
}

export const EMPTY_OUTBOX: Outbox = { edits: 0, waiting: {}, conflicts: {} };

/** A question in conflict stays so, with the new version as the learner's. */
export function note(outbox: Outbox, questionId: number, progress: Progress, storedRevision: number, elapsed = 0): Outbox {
  const conflict = outbox.conflicts[questionId];
  if (conflict) return { ...outbox, conflicts: { ...outbox.conflicts, [questionId]: { ...conflict, mine: progress } } };
  const edit = outbox.edits + 1;
  const former = outbox.waiting[questionId];
  const waiting = {
    progress,
    basedOn: former?.basedOn ?? storedRevision,
    edit,
    elapsed: (former?.elapsed ?? 0) + Math.round(elapsed),
  };
  return { ...outbox, edits: edit, waiting: { ...outbox.waiting, [questionId]: waiting } };
}

/** Adds time on screen, except to conflicts. */
export function noteTime(outbox: Outbox, questionId: number, stored: StoredProgress, elapsed: number): Outbox {
  if (outbox.conflicts[questionId]) return outbox;
  const edit = outbox.edits + 1;
  const { revision: basedOn, ...progress } = stored;
  const former = outbox.waiting[questionId] ?? { progress, basedOn, elapsed: 0, timeOnly: true as const };
  const waiting = { ...former, edit, elapsed: former.elapsed + Math.round(elapsed) };
  return { ...outbox, edits: edit, waiting: { ...outbox.waiting, [questionId]: waiting } };
}

/** Oldest first. */
export function toSend(outbox: Outbox): SentChange[] {
  return Object.entries(outbox.waiting)
    .map(([id, waiting]) => ({ question_id: Number(id), ...waiting }))
    .toSorted((a, b) => a.edit - b.edit);
}

/** Questions with unconfirmed changes. */
export function countUnsaved(outbox: Outbox): number {
  return countWaiting(outbox) + Object.keys(outbox.conflicts).length;
}

/** Questions with changes to send. */
export function countWaiting({ waiting }: Outbox): number {
  return Object.values(waiting).filter(({ timeOnly }) => !timeOnly).length;
}

/** What may exist only here: unsent changes, and conflicts that the server does not have. */
export function versionsIn({ waiting, conflicts }: Outbox): { questionId: number; progress: Progress }[] {
  const versions = (entries: [string, Progress][]) => entries.map(([id, progress]) => ({ questionId: Number(id), progress }));
  return [
    ...versions(Object.entries(waiting).flatMap(([id, { progress, timeOnly }]) => (timeOnly ? [] : [[id, progress]]))),
    ...versions(Object.entries(conflicts).map(([id, { mine }]) => [id, mine])),
    ...versions(Object.entries(conflicts).flatMap(([id, { theirs, theirsIsStored }]) => (theirsIsStored ? [] : [[id, theirs]]))),
  ];
}

/** Applies a response to `sent`. A newer version stays; conflicts with equal content, or only about time, are dropped. */
export function confirm(outbox: Outbox, sent: readonly SentChange[], { saved, conflicts }: Confirmation): Outbox {
  let next = outbox;
  const sentOf = new Map(sent.map((change) => [change.question_id, change]));
  for (const { question_id, revision } of saved) {
    const waiting = next.waiting[question_id];
    if (!waiting) continue;
    const before = sentOf.get(question_id);
    if (waiting.edit === before?.edit) next = { ...next, waiting: without(next.waiting, question_id) };
    else {
      const newer = { ...waiting, basedOn: revision, elapsed: waiting.elapsed - (before?.elapsed ?? 0) };
      next = { ...next, waiting: { ...next.waiting, [question_id]: newer } };
    }
  }
  for (const { question_id, theirs } of conflicts) {
    const waiting = next.waiting[question_id];
    if (!waiting) continue;
    const waitingElsewhere = without(next.waiting, question_id);
    next =
      waiting.timeOnly || isSameProgress(waiting.progress, theirs)
        ? { ...next, waiting: waitingElsewhere }
        : {
            ...next,
            waiting: waitingElsewhere,
            conflicts: { ...next.conflicts, [question_id]: { mine: waiting.progress, theirs, theirsIsStored: true } },
          };
  }
  return next;
}

/** Adopts a closed tab's outbox under its id, numbering beyond what it may have used: the server ignores lower ones. */
export function carriedOn(left: Outbox): Outbox {
  return { ...left, edits: left.edits + NUMBERS_LEFT_OUT };
}

/** More key presses than in any test; 2,000 such steps still fit. */
const NUMBERS_LEFT_OUT = 1_000_000;

/** The chosen version is sent on top of the other, unless the server has it. */
export function resolve(outbox: Outbox, questionId: number, keep: 'mine' | 'theirs'): Outbox {
  const conflict = outbox.conflicts[questionId];
  if (!conflict) return outbox;
  const conflicts = without(outbox.conflicts, questionId);
  if (keep === 'theirs' && conflict.theirsIsStored) return { ...outbox, conflicts };
  const edit = outbox.edits + 1;
  const { revision: basedOn, ...theirs } = conflict.theirs;
  const waiting = { progress: keep === 'mine' ? conflict.mine : theirs, basedOn, edit, elapsed: 0 };
  return { edits: edit, conflicts, waiting: { ...outbox.waiting, [questionId]: waiting } };
}

/** Merges a closed tab's changes. Differences become a conflict, so that neither is lost. */
export function absorb(outbox: Outbox, left: Outbox): Outbox {
  let next = outbox;
  for (const [key, theirs] of Object.entries(left.waiting)) {
    const id = Number(key);
    const waiting = next.waiting[id]?.timeOnly ? undefined : next.waiting[id];
    const own = waiting?.progress ?? next.conflicts[id]?.mine;
    if (own === undefined) {
      const edit = next.edits + 1;
      next = { ...next, edits: edit, waiting: { ...next.waiting, [id]: { ...theirs, edit } } };
    } else if (!theirs.timeOnly && !isSameProgress(own, theirs.progress) && !next.conflicts[id]) {
      const conflict = { mine: own, theirs: { ...theirs.progress, revision: theirs.basedOn }, theirsIsStored: false };
      next = { ...next, waiting: without(next.waiting, id), conflicts: { ...next.conflicts, [id]: conflict } };
    }
  }
  for (const [key, conflict] of Object.entries(left.conflicts)) {
    const id = Number(key);
    if (next.waiting[id] || next.conflicts[id]) continue;
    next = { ...next, conflicts: { ...next.conflicts, [id]: conflict } };
  }
  return next;
}

/** Stored progress, with the learner's changes on top. */
export function inView(stored: StoredByQuestion, outbox: Outbox): ProgressByQuestion {
  const view: Record<number, Progress> = { ...stored };
  for (const [id, { progress, timeOnly }] of Object.entries(outbox.waiting)) if (!timeOnly) view[Number(id)] = progress;
  for (const [id, { mine }] of Object.entries(outbox.conflicts)) view[Number(id)] = mine;
  return view;
}

export interface Saved {
  stored: StoredByQuestion;
  outbox: Outbox;
}

/** The visible progress of one question. */
export const progressOf = ({ stored, outbox }: Saved, questionId: number): Progress =>
  inView(stored, outbox)[questionId] ?? UNTOUCHED;

/** Applies a response. If its revision is no newer than a change's base, the server was restored: sends everything again. */
export function afterAnswer({ stored, outbox }: Saved, sent: readonly SentChange[], answer: Confirmation): Saved {
  const next: Record<number, StoredProgress> = { ...stored };
  let isRestored = false;
  for (const { question_id, revision } of answer.saved) {
    const change = sent.find((candidate) => candidate.question_id === question_id);
    if (!change) continue;
    const isOlder = revision <= change.basedOn;
    isRestored ||= isOlder;
    if (isOlder || revision > (next[question_id] ?? UNTOUCHED).revision) next[question_id] = { ...change.progress, revision };
  }
  for (const { question_id, theirs } of answer.conflicts) next[question_id] = theirs;
  const after = { stored: next, outbox: confirm(outbox, sent, answer) };
  return isRestored ? sentAgain(after, new Set(sent.map(({ question_id }) => question_id))) : after;
}

/** Queues everything stored again, except some questions and those in the outbox. */
function sentAgain({ stored, outbox }: Saved, without: ReadonlySet<number>): Saved {
  let next = outbox;
  for (const [key, { revision, ...progress }] of Object.entries(stored)) {
    const id = Number(key);
    if (revision === 0 || without.has(id) || outbox.waiting[id] || outbox.conflicts[id]) continue;
    next = note(next, id, progress, revision);
  }
  return { stored, outbox: next };
}

function without<Value>(record: Readonly<Record<number, Value>>, id: number): Record<number, Value> {
  const { [id]: _, ...rest } = record;
  return rest;
}
