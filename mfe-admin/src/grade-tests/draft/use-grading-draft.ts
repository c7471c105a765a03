import type { Grading, GradingDraft } from '@api/contract';
import { useHost } from '@shell/kit';
import { fieldsIn, type StoredValue, storedValue } from '@shell/kit/drafts';
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { bodyOf, contentOf, type DraftContent } from './draft-content.ts';
import { DraftSaver, type SaveState } from './draft-saver.ts';

/** Two versions of one draft; the grader chooses. */
export interface DraftConflict {
  mine: DraftContent;
  theirs: GradingDraft;
}

/** A draft with its history and save state. */
export interface GradingWork {
  content: DraftContent;
  /** Steps in a row with the same `key` are undone together. */
  change: (update: (content: DraftContent) => DraftContent, key?: string) => void;
  undo: () => void;
  redo: () => void;
  canUndo: boolean;
  canRedo: boolean;
  save: SaveState;
  saveNow: () => Promise<void>;
  hasUnsaved: () => boolean;
  /** The server's revision, for the call that finishes. */
  revision: () => number;
  /** The grading is over: nothing is left to save. */
  end: () => void;
  conflict: DraftConflict | null;
  resolve: (choice: 'mine' | 'theirs') => void;
}

/** The draft of `grading`, saved soon and on leaving; this device stores it until then. */
export function useGradingDraft(grading: Grading, grader: number): GradingWork {
  const { slug, draft } = grading;
  const writable = grading.abilities.save;
  const kept = useMemo(() => (writable ? keptGrading(slug, grader).read() : null), [slug, grader, writable]);
  const goesOn = kept !== null && kept.revision === draft.revision;
  const [history, setHistory] = useState<History<DraftContent>>(() => startOf(goesOn ? kept.content : contentOf(draft)));
  const saving = useDraftSaver(grading, grader);
  const { saver, save } = saving;

  const latest = useRef(history.present);
  const restored = useRef(goesOn);
  // All changes are saved here, also those kept on this device.
  useEffect(() => {
    if (latest.current === history.present && !restored.current) return;
    restored.current = false;
    latest.current = history.present;
    if (writable) saver.change(history.present);
  }, [history.present, saver, writable]);

  const { conflict, resolve } = useDraftConflict(slug, saving, {
    first: kept !== null && !goesOn ? { mine: kept.content, theirs: draft } : null,
    latest,
    show: (content) => {
      // First, so that the effect above takes it for no change of its own.
      latest.current = content;
      setHistory((before) => stepped(before, content));
    },
  });
  useSaveOnLeaving(saver);

  return {
    content: history.present,
    change: useCallback((update, key) => setHistory((before) => stepped(before, update(before.present), key ?? null)), []),
    undo: useCallback(() => setHistory(undone), []),
    redo: useCallback(() => setHistory(redone), []),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    save,
    saveNow: () => saver.flush(),
    hasUnsaved: () => saver.hasUnsaved,
    revision: () => saver.revision,
    end: () => saver.end(),
    conflict,
    resolve,
  };
}

type DraftSaving = ReturnType<typeof useDraftSaver>;

function useDraftSaver({ slug, draft }: Grading, grader: number) {
  const host = useHost();
  const [save, setSave] = useState<SaveState>({ kind: 'saved', at: draft.saved_at });
  const saver = useMemo(
    () =>
      new DraftSaver({
        revision: draft.revision,
        at: draft.saved_at,
        onState: setSave,
        keep: (content, revision) => keptGrading(slug, grader).keep(content && { content, revision }),
        send: (content, revision) =>
          host.request('PUT /api/grading/:slug', { params: { slug }, body: { action: 'save', revision, ...bodyOf(content) } }),
      }),
    [host, slug, grader, draft],
  );
  return { saver, save, setSave };
}

interface DraftVersions {
  /** At the start, if work on this device is not based on the stored draft. */
  first: DraftConflict | null;
  latest: RefObject<DraftContent>;
  show: (content: DraftContent) => void;
}

/** Resolves a conflict: reads the stored draft, and continues from the grader's choice. */
function useDraftConflict(slug: string, { saver, save, setSave }: DraftSaving, { first, latest, show }: DraftVersions) {
  const host = useHost();
  const [conflict, setConflict] = useState(first);
  useEffect(() => {
    if (save.kind !== 'stale') return;
    const stop = new AbortController();
    host.request('GET /api/grading/:slug', { params: { slug } }, stop.signal).then(
      ({ draft: theirs }) => {
        const own = saver.isOwn(contentOf(theirs));
        if (own) saver.rebase(theirs.revision, theirs.saved_at, latest.current);
        else setConflict({ mine: latest.current, theirs });
      },
      () => setSave({ kind: 'failed', message: 'A newer draft is stored, but it could not be read. Try to save again.' }),
    );
    return () => stop.abort();
  }, [save.kind, host, slug, saver, setSave, latest]);

  const resolve = (choice: 'mine' | 'theirs') => {
    if (!conflict) return;
    const { mine, theirs } = conflict;
    setConflict(null);
    show(choice === 'mine' ? mine : contentOf(theirs));
    saver.rebase(theirs.revision, theirs.saved_at, choice === 'mine' ? mine : null);
  };
  return { conflict, resolve };
}

/** Sends unsaved work on leaving, and asks before the tab closes on it. */
function useSaveOnLeaving(saver: DraftSaver): void {
  useEffect(() => {
    const hide = () => {
      saver.keepOnDevice();
      void saver.flush();
    };
    const hidden = () => document.visibilityState === 'hidden' && saver.keepOnDevice();
    const leave = (event: BeforeUnloadEvent) => {
      hide();
      if (saver.hasUnsaved) event.preventDefault();
    };
    const unfollow = saver.followPage();
    window.addEventListener('pagehide', hide);
    window.addEventListener('beforeunload', leave);
    document.addEventListener('visibilitychange', hidden);
    return () => {
      unfollow();
      window.removeEventListener('pagehide', hide);
      window.removeEventListener('beforeunload', leave);
      document.removeEventListener('visibilitychange', hidden);
      hide();
    };
  }, [saver]);
}

interface KeptGrading {
  /** The stored draft that it was based on. */
  revision: number;
  content: DraftContent;
}

/** By grader, as two may share a device. */
const keptGrading = (slug: string, grader: number): StoredValue<KeptGrading> =>
  storedValue(`grading-draft:${grader}:${slug}`, (stored) => {
    const { revision, content } = fieldsIn(stored);
    return typeof revision === 'number' && typeof content === 'object' && content !== null ? (stored as KeptGrading) : null;
  });

/** A value with undo and redo. Pure data. */
interface History<T> {
  past: readonly T[];
  present: T;
  future: readonly T[];
  /** Kind of the last step, merged with further ones, e.g. letters of one comment. */
  key: string | null;
}

const LIMIT = 200;

export const startOf = <T>(present: T): History<T> => ({ past: [], present, future: [], key: null });

/** A step, merged with the last one if its `key` is equal. */
export function stepped<T>(history: History<T>, next: T, key: string | null = null): History<T> {
  if (next === history.present) return history;
  if (key !== null && key === history.key) return { ...history, present: next, future: [] };
  return { past: [...history.past, history.present].slice(-LIMIT), present: next, future: [], key };
}

export function undone<T>(history: History<T>): History<T> {
  const before = history.past.at(-1);
  if (before === undefined) return history;
  return { past: history.past.slice(0, -1), present: before, future: [history.present, ...history.future], key: null };
}

export function redone<T>(history: History<T>): History<T> {
  const [next, ...future] = history.future;
  if (next === undefined) return history;
  return { past: [...history.past, history.present], present: next, future, key: null };
}
