import type { PracticeAttempt } from '@api/contract';
import { MOST_SECONDS_ON_QUESTION } from '@api/contract/limits';
import { fieldsIn, storedDraft } from '@shell/kit/drafts';
import { partLabel } from 'design-system';
import { asSentence } from '../../bank-labels.ts';
import { isTimed, takeSeconds } from '../../study-tools/time-on-question.ts';
import { DRAFT, type OpenBook, type VerdictLine } from '../book-state.ts';
import { onSent, retryLater, type Sent, sendAllWaiting, sendAnswer } from './send-answers.ts';
import { ON_ITS_WAY, saidOf, saidOfEarlier, wordsOfWaiting } from './verdict-labels.ts';
import { onSentElsewhere, type WaitingAnswer, waitingOf } from './waiting-answers.ts';

/** Recent answers are shown in the fields; of older ones only the verdict is shown, for another try. */
const SITTING_MS = 12 * 3_600_000;
const MOST_ATTEMPTS = '50';
const NOTHING: VerdictLine = { tone: 'calm', words: 'Type your answer first.' };
const CHOOSE: VerdictLine = { tone: 'calm', words: 'Choose an option first.' };
const ON_PAPER = 'On paper';

interface KeptAttempts {
  attempts: readonly PracticeAttempt[];
}

/** Loads stored answers of a book's question, and judges, stores and sends new ones. */
export function openDesk(book: OpenBook): AnswerDesk {
  const desk = new AnswerDesk(book);
  void desk.changeUser();
  return desk;
}

export class AnswerDesk {
  readonly #book: OpenBook;
  readonly #waiting = new Map<string, WaitingAnswer>();
  /** Judged for a guest; becomes the account's on sign-in. */
  #asGuest: WaitingAnswer[] = [];
  /** When each part was last answered, or the question shown. */
  readonly #since = new Map<string, number>();

  constructor(book: OpenBook) {
    this.#book = book;
    onSent((clientKey, sent) => {
      const answer = this.#waiting.get(clientKey);
      if (!answer) return;
      if (sent.kind !== 'waiting') this.#take(answer, sent);
      else this.#tellWhyNow(answer, wordsOfWaiting(sent.reason));
    });
    onSentElsewhere((clientKey) => {
      const part = this.#waiting.get(clientKey)?.body.part;
      if (part === undefined) return;
      this.#waiting.delete(clientKey);
      this.#book.changePart(part, { said: null });
      // This message may arrive before the tab learns of the new sign-in; stored answers are read after that.
      const userId = this.#userId;
      if (userId !== null) void this.#readAttempts(userId);
    });
  }

  get #userId(): number | null {
    return this.#book.host.session.get().user?.id ?? null;
  }

  /** Loads the user's answers; those of a guest on this page become theirs. */
  async changeUser(): Promise<void> {
    const userId = this.#userId;
    this.#readDrafts(userId ?? 0);
    if (userId !== null) {
      const answered = this.#asGuest;
      this.#asGuest = [];
      for (const answer of answered) await this.#send(answer);
    }
    this.#showWaiting(userId);
    // Waiting answers first: they become stored ones.
    await sendAllWaiting(this.#book.host);
    if (userId !== null) await this.#readAttempts(userId);
  }

  #showWaiting(userId: number | null): void {
    for (const answer of waitingOf(userId)) {
      const { client_key, part } = answer.body;
      if (answer.questionId !== this.#book.question.id || answer.kind !== 'answer' || this.#waiting.has(client_key)) continue;
      this.#waiting.set(client_key, answer);
      this.#book.changePart(part, { typed: answer.body.answer, said: saidOfWaiting(answer, ON_ITS_WAY) });
    }
  }

  /** Says why an answer waits, unless its field has changed. */
  #tellWhyNow(answer: WaitingAnswer, words: string): void {
    const { part, client_key } = answer.body;
    if (this.#book.part(part).said?.waits === client_key) this.#book.changePart(part, { said: saidOfWaiting(answer, words) });
  }

  /** Renews links to photos, which expire after an hour; at most once a minute, in case a photo is gone. */
  async refreshAttempts(): Promise<void> {
    const userId = this.#userId;
    if (userId === null || Date.now() - this.#refreshed < 60_000) return;
    this.#refreshed = Date.now();
    await this.#readAttempts(userId);
  }

  #refreshed = 0;

  async #readAttempts(userId: number): Promise<void> {
    const params = { id: this.#book.question.id };
    const request = { params, query: { pageSize: MOST_ATTEMPTS } };
    let kept: KeptAttempts;
    try {
      kept = await this.#book.host.request('GET /api/practice/questions/:id/attempts', request);
    } catch {
      return; // Answering works without earlier attempts. without what was before.
    }
    if (userId !== this.#userId) return;
    this.#book.change({ attempts: kept.attempts });
    for (const { part } of this.#book.question.answer_parts ?? []) {
      const last = kept.attempts.find((attempt) => attempt.part === part);
      if (last && this.#book.part(part).said === null) this.#show(last);
    }
    this.#count();
  }

  /** Shows an earlier attempt, unless the learner is typing. */
  #show(attempt: PracticeAttempt): void {
    const { part, verdict, answer } = attempt;
    const now = this.#book.part(part).typed;
    if (!isRecent(attempt)) {
      if (now.every((text) => text === '')) this.#book.changePart(part, { said: saidOfEarlier(attempt) });
      return;
    }
    const isOther = now.some((text, index) => text !== '' && text !== answer[index]);
    if (isOther) return;
    this.#book.changePart(part, {
      typed: verdict === 'gave_up' ? now : answer,
      said: verdict === 'gave_up' ? saidOfGivingUp(part) : saidOf({ ...attempt, verdict }, this.#askedOf(part)),
      settled: verdict === 'right' || verdict === 'gave_up',
    });
  }

  async check(part: string): Promise<void> {
    const fields = this.#fieldsOf(part);
    const typed = fields.map((_, index) => this.#book.part(part).typed[index] ?? '');
    const isEmpty = typed.every((text) => text.trim() === '');
    const isCompared = fields.every(({ kind }) => kind === 'compare');
    if (isEmpty && !isCompared) {
      this.#book.changePart(part, { said: fields.some(({ kind }) => kind === 'option') ? CHOOSE : NOTHING });
      return;
    }
    const answer = isEmpty ? typed.map(() => ON_PAPER) : typed;
    await this.#send({ kind: 'answer', questionId: this.#book.question.id, body: { ...this.#attempt(part), answer } });
  }

  async giveUp(part: string): Promise<void> {
    const body = this.#attempt(part);
    this.#book.changePart(part, { said: saidOfGivingUp(part), settled: true });
    if (this.#userId !== null) await this.#send({ kind: 'give_up', questionId: this.#book.question.id, body });
  }

  #attempt(part: string) {
    const now = Date.now();
    const { question, help } = this.#book;
    const sinceLast = Math.round((now - (this.#since.get(part) ?? this.#book.since)) / 1_000);
    // Lists count by the clock, a question's page by visible time.
    const seconds = isTimed(question.id) ? takeSeconds(question.id) : sinceLast;
    this.#since.set(part, now);
    const { version } = question;
    return {
      part,
      client_key: crypto.randomUUID(),
      ...(version !== undefined && { question_version: version }),
      ...(help.size > 0 && { help: [...help] }),
      seconds: Math.min(seconds, MOST_SECONDS_ON_QUESTION),
      answered_at: new Date(now).toISOString(),
    };
  }

  async #send(answer: WaitingAnswer): Promise<void> {
    this.#waiting.set(answer.body.client_key, answer);
    const sent = await sendAnswer(this.#book.host, this.#userId, answer);
    if (this.#waiting.has(answer.body.client_key)) this.#take(answer, sent);
  }

  #take(answer: WaitingAnswer, sent: Sent): void {
    const { part, client_key } = answer.body;
    if (sent.kind === 'waiting') {
      if (answer.kind === 'answer') this.#book.changePart(part, { said: saidOfWaiting(answer, wordsOfWaiting(sent.reason)) });
      retryLater(this.#book.host);
      return;
    }
    this.#waiting.delete(client_key);
    if (sent.kind === 'refused') {
      this.#book.changePart(part, { said: { tone: 'calm', words: asSentence(sent.words) }, settled: false });
      return;
    }
    const attempt = sent.said.attempt;
    if (attempt) this.#book.change({ attempts: [attempt, ...this.#book.state.attempts.filter(({ id }) => id !== attempt.id)] });
    if (sent.kind === 'answer' && answer.kind === 'answer') {
      const { judgement, completed } = sent.said;
      if (this.#userId === null && judgement.verdict !== 'unreadable') this.#asGuest.push(answer);
      const isTypedOn = this.#book.part(part).typed.some((text, index) => text !== (answer.body.answer[index] ?? ''));
      const isOnPaper = answer.body.answer.every((text) => text === ON_PAPER);
      if (!isTypedOn || isOnPaper) {
        const settled = judgement.verdict === 'right' || judgement.verdict === 'to_compare';
        this.#book.changePart(part, { said: saidOf(judgement, this.#askedOf(part)), settled });
      }
      if (!attempt && judgement.verdict !== 'unreadable') this.#countJudged(judgement);
      if (completed) this.#book.onCompleted();
    }
    this.keepDraft();
    this.#count();
  }

  /** Best of each part in this sitting, of guests too. */
  readonly #judged = new Map<string, number>();

  #countJudged({ part, marks }: { part: string; marks: number }): void {
    this.#judged.set(part, Math.max(marks, this.#judged.get(part) ?? 0));
  }

  #count(): void {
    const recent = this.#book.state.attempts.filter(isRecent);
    for (const attempt of recent) this.#countJudged(attempt);
    const marks = [...this.#judged.values()];
    this.#book.change({ marks: marks.length === 0 ? null : marks.reduce((sum, one) => sum + one, 0) });
  }

  keepDraft(): void {
    const open = Object.entries(this.#book.state.parts).filter(
      ([name, { typed }]) => typed.some((text) => text !== '') && !this.#isKept(name, typed),
    );
    this.#draftOf(this.#userId ?? 0).keep(
      open.length === 0 ? null : Object.fromEntries(open.map(([name, { typed }]) => [name, typed])),
    );
  }

  #isKept(part: string, typed: readonly string[]): boolean {
    return this.#book.state.attempts.some(
      (attempt) =>
        attempt.part === part && attempt.answer.every((text, index) => text === (typed[index] ?? '')) && isRecent(attempt),
    );
  }

  #readDrafts(userId: number): void {
    for (const [part, typed] of Object.entries(this.#draftOf(userId).read() ?? {})) {
      const now = this.#book.part(part).typed;
      if (this.#fieldsOf(part).length > 0 && now.every((text) => text === '')) this.#book.changePart(part, { typed });
    }
  }

  #draftOf(userId: number) {
    return storedDraft(userId, DRAFT + this.#book.question.id, textsByPart);
  }

  #askedOf(name: string) {
    return this.#book.question.answer_parts?.find(({ part }) => part === name) ?? { fields: [], marks: 0 };
  }

  #fieldsOf(name: string) {
    return this.#askedOf(name).fields;
  }
}

const isRecent = ({ answered_at }: PracticeAttempt) => Date.now() - Date.parse(answered_at) < SITTING_MS;

const saidOfWaiting = ({ body }: WaitingAnswer, words: string): VerdictLine => ({
  tone: 'calm',
  words,
  waits: body.client_key,
});

const saidOfGivingUp = (part: string): VerdictLine => ({
  tone: 'calm',
  words: `Skipped. You can still try ${partLabel(part) || 'this question'}.`,
});

/** Ignores stored values of another shape. */
const textsByPart = (kept: unknown): Record<string, readonly string[]> =>
  Object.fromEntries(
    Object.entries(fieldsIn(kept)).filter(
      (entry): entry is [string, string[]] => Array.isArray(entry[1]) && entry[1].every((text) => typeof text === 'string'),
    ),
  );
