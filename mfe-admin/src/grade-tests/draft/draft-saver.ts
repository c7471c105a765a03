import { isApiError, messageOf } from '@shell/kit';
import { createSender, type SendOutcome } from '@shell/kit/drafts';
import { bodyOf, type DraftContent, isSame } from './draft-content.ts';

/** `at`: the server's time of the last save, null before the first. */
export type SaveState =
  | { kind: 'saved'; at: string | null }
  | { kind: 'saving' }
  | { kind: 'failed'; message: string }
  /** A newer draft was saved elsewhere; the grader chooses. */
  | { kind: 'stale' }
  /** The sheet is another's now: `message` says whose. */
  | { kind: 'lost'; message: string };

interface SaverOptions {
  /** Of the stored draft that the content began with. */
  revision: number;
  at: string | null;
  send: (content: DraftContent, revision: number) => Promise<{ revision: number; saved_at: string | null }>;
  onState: (state: SaveState) => void;
  /** Keeps content on this device while the server lacks it; null once it has it. */
  keep: (content: DraftContent | null, revision: number) => void;
}

/** Debounce after the last change; at most `LATEST` after the first. */
const QUIET = 800;
const LATEST = 1_800;
const RETRY = [2_000, 5_000, 10_000, 30_000] as const;

/** The grader does not hold the claim (any more). */
const NOT_MINE = ['grading_claimed', 'grading_not_claimed', 'grading_finished'];

/** Saves a draft as it changes: one call at a time, the newest content, with retries. */
export class DraftSaver {
  readonly #options: SaverOptions;
  readonly #sender = createSender({
    pause: QUIET,
    latest: LATEST,
    nextTryIn: (tries) => RETRY[Math.min(tries, RETRY.length - 1)] ?? 0,
    send: () => this.#send(),
  });
  #revision: number;
  #unsaved: DraftContent | null = null;
  /** Sent without a response: it may be stored. */
  #unanswered: DraftContent | null = null;
  /** Until the grader has chosen, or permanently. */
  #halted = false;
  #ended = false;

  constructor(options: SaverOptions) {
    this.#options = options;
    this.#revision = options.revision;
  }

  get revision(): number {
    return this.#revision;
  }

  get hasUnsaved(): boolean {
    return this.#unsaved !== null;
  }

  /** Sets the content, to be saved soon. */
  change(content: DraftContent): void {
    this.#unsaved = content;
    if (this.#ended) {
      // It can no longer be stored, and the status must not claim otherwise.
      this.keepOnDevice();
      this.#options.onState({ kind: 'lost', message: 'It has been returned to its learner' });
      return;
    }
    if (this.#halted) return;
    this.#options.onState({ kind: 'saving' });
    this.#sender.changed();
  }

  /** Saves at once. Resolves with any response. */
  async flush(): Promise<void> {
    await this.#sender.flush();
  }

  /** Saves when the network returns and when the page is hidden. Returns the stop function. */
  followPage(): () => void {
    return this.#sender.followPage();
  }

  /** Where a closed page cannot lose it. */
  keepOnDevice(): void {
    if (this.#unsaved) this.#options.keep(this.#unsaved, this.#revision);
  }

  /** Whether a newer stored draft is this saver's own, whose response was lost. */
  isOwn(stored: DraftContent): boolean {
    return this.#unanswered !== null && isSame(bodyOf(stored), bodyOf(this.#unanswered));
  }

  /** Continues from another stored draft: `content` replaces it at the next save; null adopts it. */
  rebase(revision: number, at: string | null, content: DraftContent | null): void {
    this.#revision = revision;
    this.#halted = false;
    this.#sender.resume();
    this.#unsaved = null;
    this.#options.keep(null, revision);
    if (content) this.change(content);
    else this.#options.onState({ kind: 'saved', at });
  }

  /** The grading is finished: later changes are lost, and the page says so. */
  end(): void {
    this.#ended = true;
    this.#halted = true;
    this.#sender.stop();
    this.#unsaved = null;
    this.#options.keep(null, this.#revision);
  }

  async #send(): Promise<SendOutcome> {
    const { send, onState, keep } = this.#options;
    const content = this.#unsaved;
    if (content === null) return 'done';
    onState({ kind: 'saving' });
    try {
      const { revision, saved_at } = await send(content, this.#revision);
      this.#revision = revision;
      this.#unanswered = null;
      if (this.#unsaved !== content) return 'more';
      this.#unsaved = null;
      keep(null, revision);
      onState({ kind: 'saved', at: saved_at });
      return 'done';
    } catch (error) {
      return this.#failed(error, content);
    }
  }

  #failed(error: unknown, sent: DraftContent): SendOutcome {
    this.keepOnDevice();
    const halting = haltingStateOf(error);
    if (halting) {
      this.#halted = true;
      this.#options.onState(halting);
      return 'over';
    }
    const isAnswered = isApiError(error) && error.status > 0 && error.status < 500;
    if (!isAnswered) this.#unanswered = sent;
    this.#options.onState({ kind: 'failed', message: messageOf(error) });
    // Lost requests and server failures are retried, refusals are not.
    return isAnswered && error.status !== 429 ? 'refused' : 'no-answer';
  }
}

/** After which nothing is sent any more; null for other failures. */
function haltingStateOf(error: unknown): SaveState | null {
  if (!isApiError(error)) return null;
  if (error.code === 'draft_stale') return { kind: 'stale' };
  return NOT_MINE.includes(error.code) ? { kind: 'lost', message: messageOf(error) } : null;
}
