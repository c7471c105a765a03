import { isApiError, messageOf } from '@shell/kit';
import { bodyOf, type DraftContent, isSame } from './draft-content.ts';

/** Where the grader's work is. `at` is the server's time of the last save, null before the first. */
export type SaveState =
  | { kind: 'saved'; at: string | null }
  | { kind: 'saving' }
  | { kind: 'failed'; message: string }
  /** Somebody saved a newer draft; the grader chooses. */
  | { kind: 'stale' }
  /** The sheet is not the grader's any more: `message` says whose. */
  | { kind: 'lost'; message: string };

interface SaverOptions {
  /** The stored draft that the content began with. */
  revision: number;
  at: string | null;
  send: (content: DraftContent, revision: number) => Promise<{ revision: number; saved_at: string | null }>;
  onState: (state: SaveState) => void;
  /** Keeps the content on this device while the server does not have it; null once it has. */
  keep: (content: DraftContent | null, revision: number) => void;
}

/** Saved this long after the last change, and never later than `LATEST` after the first that is not saved. */
const QUIET = 800;
const LATEST = 1_800;
const RETRY = [2_000, 5_000, 10_000, 30_000] as const;

/** What the API answers to somebody who does not work on the sheet (any more). */
const NOT_MINE = ['grading_claimed', 'grading_not_claimed', 'grading_finished'];

/** Saves a draft as it changes: one call at a time, the newest content, tried again while the server is away. */
export class DraftSaver {
  #options: SaverOptions;
  #revision: number;
  #unsaved: DraftContent | null = null;
  #since = 0;
  #sending: Promise<void> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What was sent without an answer: the server may have stored it. */
  #unanswered: DraftContent | null = null;
  #failures = 0;
  #stopped = false;

  constructor(options: SaverOptions) {
    this.#options = options;
    this.#revision = options.revision;
  }

  get revision(): number {
    return this.#revision;
  }

  /** True while the server lacks something. */
  get hasUnsaved(): boolean {
    return this.#unsaved !== null || this.#sending !== null;
  }

  /** The content is now this; it is saved soon. */
  change(content: DraftContent): void {
    if (this.#unsaved === null) this.#since = Date.now();
    this.#unsaved = content;
    if (this.#stopped) return;
    this.#options.onState({ kind: 'saving' });
    this.#schedule(Math.max(0, Math.min(QUIET, this.#since + LATEST - Date.now())));
  }

  /** Saves now what is not saved. Resolves when the server has answered, well or not. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    // Whoever waits asks again: of several, the first to go on sends.
    while (this.#sending) await this.#sending;
    if (this.#unsaved === null || this.#stopped) return;
    this.#sending = this.#send(this.#unsaved).finally(() => {
      this.#sending = null;
    });
    await this.#sending;
  }

  /** Puts unsaved work where a closed page cannot lose it. */
  keepOnDevice(): void {
    if (this.#unsaved) this.#options.keep(this.#unsaved, this.#revision);
  }

  /** Whether a newer stored draft is only this saver's own, whose answer was lost on its way. */
  isOwn(stored: DraftContent): boolean {
    return this.#unanswered !== null && isSame(bodyOf(stored), bodyOf(this.#unanswered));
  }

  /** Goes on from another stored draft: `content` replaces it at the next save, or null takes it over as it is. */
  rebase(revision: number, at: string | null, content: DraftContent | null): void {
    this.#revision = revision;
    this.#stopped = false;
    this.#unsaved = null;
    this.#options.keep(null, revision);
    if (content) this.change(content);
    else this.#options.onState({ kind: 'saved', at });
  }

  /** The grading is finished: nothing is left to send or to keep. */
  end(): void {
    this.#stop();
    this.#unsaved = null;
    this.#options.keep(null, this.#revision);
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#stopped = true;
  }

  #schedule(delay: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), delay);
  }

  async #send(content: DraftContent): Promise<void> {
    const { send, onState, keep } = this.#options;
    onState({ kind: 'saving' });
    try {
      const { revision, saved_at } = await send(content, this.#revision);
      this.#revision = revision;
      this.#failures = 0;
      this.#unanswered = null;
      if (this.#unsaved !== content) return this.#schedule(QUIET);
      this.#unsaved = null;
      keep(null, revision);
      onState({ kind: 'saved', at: saved_at });
    } catch (error) {
      this.#failed(error, content);
    }
  }

  #failed(error: unknown, sent: DraftContent): void {
    this.keepOnDevice();
    if (!isApiError(error) || error.status === 0 || error.status >= 500) this.#unanswered = sent;
    if (isApiError(error) && error.code === 'draft_stale') {
      this.#stop();
      this.#options.onState({ kind: 'stale' });
      return;
    }
    if (isApiError(error) && NOT_MINE.includes(error.code)) {
      this.#stop();
      this.#options.onState({ kind: 'lost', message: messageOf(error) });
      return;
    }
    this.#options.onState({ kind: 'failed', message: messageOf(error) });
    // What the server refused it refuses again; what did not reach it, or broke there, is worth another try.
    const worthTrying = !isApiError(error) || error.status === 0 || error.status === 429 || error.status >= 500;
    if (worthTrying) this.#schedule(RETRY[Math.min(this.#failures++, RETRY.length - 1)] ?? 0);
  }
}
