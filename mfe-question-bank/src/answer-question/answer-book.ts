import type { Question } from '@api/contract';
import { type Host, hasWaiting, messageOf, readDraft, useHost, useSession } from '@shell/kit';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { createStore, useStore } from 'zustand';
import { markInCache, useRefreshCounts } from '../mark-questions/marks.ts';
import { type BookState, DRAFT, MODULE, type OpenBook, type PartState, type VerdictLine } from './book-state.ts';
import type { AnswerDesk } from './desk/answer-desk.ts';

const UNTOUCHED: PartState = { typed: [], said: null, busy: false, settled: false };

/** A user's answers to one question. Small, as it ships with the page: judging and sending (`desk`) load on focus. */
export class AnswerBook implements OpenBook {
  question: Question;
  readonly host: Host;
  readonly help = new Set<'hint' | 'solution'>();
  readonly since = Date.now();
  readonly store = createStore<BookState>(() => ({ parts: {}, part: null, focused: false, marks: null, attempts: [] }));
  onCompleted: () => void = () => {};
  #desk: Promise<AnswerDesk> | undefined;

  constructor(question: Question, host: Host) {
    this.question = question;
    this.host = host;
  }

  get state(): BookState {
    return this.store.getState();
  }

  part(name: string): PartState {
    return this.state.parts[name] ?? UNTOUCHED;
  }

  change(change: Partial<BookState>): void {
    this.store.setState(change);
  }

  changePart(name: string, change: Partial<PartState>): void {
    this.change({ parts: { ...this.state.parts, [name]: { ...this.part(name), ...change } } });
  }

  type(name: string, field: number, text: string): void {
    const typed = [...this.part(name).typed];
    for (let before = 0; before < field; before += 1) typed[before] ??= '';
    typed[field] = text;
    // The verdict was on another answer.
    this.changePart(name, { typed, said: null, settled: false });
    void this.withDesk((desk) => desk.keepDraft());
  }

  /** Loads the desk, once. */
  begin(): void {
    void this.withDesk(() => {});
  }

  check(name: string): Promise<void> {
    return this.#act(name, (desk) => desk.check(name));
  }

  giveUp(name: string): Promise<void> {
    return this.#act(name, (desk) => desk.giveUp(name));
  }

  /** The session changed: stored answers belong to another user. */
  changeUser(): void {
    void this.#desk?.then(
      (desk) => desk.changeUser(),
      () => {},
    );
  }

  async #act(name: string, act: (desk: AnswerDesk) => Promise<void>): Promise<void> {
    this.change({ part: name });
    if (this.part(name).busy) return;
    this.changePart(name, { busy: true });
    const done = await this.withDesk(act);
    const said: VerdictLine = {
      tone: 'calm',
      words: 'You’re offline. What you typed is safe here; try again in a moment.',
    };
    this.changePart(name, { busy: false, ...(!done && { said }) });
  }

  /** False if its code failed to load; the next call retries. */
  async withDesk(act: (desk: AnswerDesk) => void | Promise<void>): Promise<boolean> {
    try {
      this.#desk ??= import('./desk/answer-desk.ts').then(({ openDesk }) => openDesk(this));
      const desk = await this.#desk;
      await act(desk);
      return true;
    } catch {
      this.#desk = undefined;
      return false;
    }
  }
}

/** The book of the question in view, with its stored answers. */
export function useAnswerBook(question: Question): AnswerBook {
  const host = useHost();
  const client = useQueryClient();
  const refreshCounts = useRefreshCounts();
  const { user } = useSession();
  const userId = user?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: one book per question, which may load again.
  const book = useMemo(() => new AnswerBook(question, host), [question.id, host]);
  book.question = question;
  book.onCompleted = () => {
    if (userId === undefined) return;
    const change = { questionId: question.id, mark: 'completed', on: true } as const;
    markInCache(client, userId, change);
    void refreshCounts(change);
    const turnOff = () =>
      host.request('PUT /api/practice/settings', { body: { complete_answered: false } }).then(
        () =>
          host.notify({
            tone: 'info',
            text: 'We won’t mark questions as complete for you. You can change this in your account.',
          }),
        (error: unknown) => host.notify({ tone: 'error', text: messageOf(error) }),
      );
    host.notify({
      tone: 'success',
      text: 'All parts answered: marked as complete',
      action: { label: 'Turn this off', run: () => void turnOff() },
    });
  };
  useEffect(() => {
    book.changeUser();
    if (userId !== undefined || hasWaiting(MODULE) || readDraft(0, DRAFT + book.question.id)) book.begin();
  }, [book, userId]);
  return book;
}

export const useBook = (book: AnswerBook): BookState => useStore(book.store);
