import {
  isSameProgress,
  type Progress,
  type ProgressByQuestion,
  type StoredByQuestion,
  type StoredProgress,
  UNTOUCHED,
} from '../answer/progress.ts';

/** A change that the server has not confirmed. */
export interface Waiting {
  progress: Progress;
  /** The stored revision that the learner saw when they made it. */
  basedOn: number;
  /** Tells this version from a newer one made while it was on its way. Counts up within the outbox. */
  edit: number;
  /** Milliseconds that the question was on screen, not yet sent. */
  elapsed: number;
  /** The learner changed nothing: only the time is new. A version stored by another tab or device then wins without a question. */
  timeOnly?: true;
}

/** The same question was changed elsewhere; the learner chooses. */
export interface Conflict {
  mine: Progress;
  theirs: StoredProgress;
  /** False when the other version is one that a closed tab left behind: then the server does not have it yet. */
  theirsIsStored: boolean;
}

/**
 * What one tab has still to send: at most one version a question, the newest. Pure data, kept in IndexedDB, so that it
 * outlives the tab. All functions here answer a new outbox.
 */
export interface Outbox {
  edits: number;
  waiting: Readonly<Record<number, Waiting>>;
  conflicts: Readonly<Record<number, Conflict>>;
}

/** One change as it is sent. */
export interface SentChange extends Waiting {
  question_id: number;
}

/** What the server said to a batch of changes. */
export interface Confirmation {
  saved: readonly { question_id: number; revision: number }[];
  conflicts: readonly { question_id: number; theirs: StoredProgress }[];
}

export const EMPTY_OUTBOX: Outbox = { edits: 0, waiting: {}, conflicts: {} };

/** With a change made by the learner. A question in conflict stays in conflict, with the new version as theirs to choose. */
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

/** With time that a question was on screen for and nothing else. One in conflict gets none: the learner has still to choose. */
export function noteTime(outbox: Outbox, questionId: number, stored: StoredProgress, elapsed: number): Outbox {
  if (outbox.conflicts[questionId]) return outbox;
  const edit = outbox.edits + 1;
  const { revision: basedOn, ...progress } = stored;
  const former = outbox.waiting[questionId] ?? { progress, basedOn, elapsed: 0, timeOnly: true as const };
  const waiting = { ...former, edit, elapsed: former.elapsed + Math.round(elapsed) };
  return { ...outbox, edits: edit, waiting: { ...outbox.waiting, [questionId]: waiting } };
}

/** What is to be sent now, oldest edit first. */
export function toSend(outbox: Outbox): SentChange[] {
  return Object.entries(outbox.waiting)
    .map(([id, waiting]) => ({ question_id: Number(id), ...waiting }))
    .toSorted((a, b) => a.edit - b.edit);
}

/** How many questions have a change that the server does not have. */
export function countUnsaved(outbox: Outbox): number {
  return countWaiting(outbox) + Object.keys(outbox.conflicts).length;
}

/** How many questions have a change to be sent. */
export function countWaiting({ waiting }: Outbox): number {
  return Object.values(waiting).filter(({ timeOnly }) => !timeOnly).length;
}

/** Everything in it that may be nowhere else: what waits, and of what the learner is to choose from what the server does not have. */
export function versionsIn({ waiting, conflicts }: Outbox): { questionId: number; progress: Progress }[] {
  const versions = (entries: [string, Progress][]) => entries.map(([id, progress]) => ({ questionId: Number(id), progress }));
  return [
    ...versions(Object.entries(waiting).flatMap(([id, { progress, timeOnly }]) => (timeOnly ? [] : [[id, progress]]))),
    ...versions(Object.entries(conflicts).map(([id, { mine }]) => [id, mine])),
    ...versions(Object.entries(conflicts).flatMap(([id, { theirs, theirsIsStored }]) => (theirsIsStored ? [] : [[id, theirs]]))),
  ];
}

/**
 * Applies the server's answer to `sent`. A newer version stays, now based on what was just stored. A conflict
 * with the same content, or only about time, does not count.
 */
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

/**
 * Takes over the outbox of a closed tab, under its name. The device may hold an older state of it, so numbering continues beyond
 * every number that the tab may have used since: the server would take a lower one for an outdated change.
 */
export function carriedOn(left: Outbox): Outbox {
  return { ...left, edits: left.edits + NUMBERS_LEFT_OUT };
}

/** More keys than are pressed in a test; 2,000 times it still fits the server's numbers. */
const NUMBERS_LEFT_OUT = 1_000_000;

/** The learner has chosen. The chosen version is sent on top of the other one, unless the server has it already. */
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

/**
 * Takes over what a closed tab left behind. Where both have something to say on a question and differ, it becomes a
 * conflict between the two, so that neither is lost.
 */
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

/** What the learner sees: the stored progress with everything of their own on top. */
export function inView(stored: StoredByQuestion, outbox: Outbox): ProgressByQuestion {
  const view: Record<number, Progress> = { ...stored };
  for (const [id, { progress, timeOnly }] of Object.entries(outbox.waiting)) if (!timeOnly) view[Number(id)] = progress;
  for (const [id, { mine }] of Object.entries(outbox.conflicts)) view[Number(id)] = mine;
  return view;
}

/** What is stored, and what has still to be sent. */
export interface Saved {
  stored: StoredByQuestion;
  outbox: Outbox;
}

/** What the learner sees of one question. */
export const progressOf = ({ stored, outbox }: Saved, questionId: number): Progress =>
  inView(stored, outbox)[questionId] ?? UNTOUCHED;

/**
 * Both after an answer: what was saved counts as stored, and so does what another tab or device stored. A revision no newer than the one
 * that a change was based on comes from a server that an earlier state was brought back to: what it stored of other questions goes there
 * again.
 */
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

/** With everything stored to be sent once more, but for some questions and those that are in the outbox anyway. */
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
