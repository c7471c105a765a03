/** Restarts a part of the system when it exits or on request, with a pause that grows while it keeps failing. */
import { setTimeout as sleep } from 'node:timers/promises';
import { Fault } from './fault.ts';

export type RunningPart = {
  /** Resolves with a description when it exits. */
  exited: Promise<string>;
  tail(): string;
  stop(): Promise<void>;
};

/** How to start a part, and start it again. Gives up when `signal` fires, leaving nothing behind; so it does when it throws. */
export type Part = { name: string; start(signal: AbortSignal): Promise<RunningPart> };

/** `pauses`: milliseconds before each try in a row, the last one again and again. `healthyMs`: a row ends with so long a life. */
export type RestartPolicy = { pauses: readonly number[]; healthyMs: number };

/** Six tries within half a minute, then one every half minute without end: a full disk may be freed later. */
export const RESTART_POLICY: RestartPolicy = { pauses: [0, 500, 1_000, 4_000, 8_000, 16_000, 30_000], healthyMs: 60_000 };

/**
 * `restart` stops it and resolves once it runs again;
 * throws if it does not start, which is then retried as after a crash. `stop` stops it at any time, also while it
 * pauses or starts.
 */
export type SupervisedProcess = { restart(): Promise<void>; stop(): Promise<void> };

/** Starts a part, failing as its start does, and restarts it after each exit; `report` is called for each. */
export async function superviseProcess(
  part: Part,
  { restartPolicy = RESTART_POLICY, report }: { restartPolicy?: RestartPolicy; report: (line: string) => void },
): Promise<SupervisedProcess> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const stopped = new Promise<null>((done) => signal.addEventListener('abort', () => done(null), { once: true }));
  let running: RunningPart | null = await part.start(signal);
  let tries = 0;
  let asked: PromiseWithResolvers<void> | null = null;

  async function revive(reason: string): Promise<void> {
    let why = reason;
    while (running === null && !signal.aborted) {
      const pause = restartPolicy.pauses[tries] ?? restartPolicy.pauses.at(-1) ?? 0;
      tries += 1;
      report(`${lastLine(why)} It is started again${pause === 0 ? '' : ` in ${pause / 1000} s`}.`);
      await sleep(pause, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
      try {
        running = await part.start(signal);
      } catch (error) {
        why = error instanceof Fault ? error.message : String(error);
      }
    }
  }

  async function watch(): Promise<void> {
    while (running !== null && !signal.aborted) {
      const [current, since]: [RunningPart, number] = [running, Date.now()];
      const how = await Promise.race([current.exited, stopped]);
      if (how === null) return;
      running = null;
      if (asked && (await startAsked(asked))) continue;
      if (Date.now() - since >= restartPolicy.healthyMs) tries = 0;
      await revive(`${current.tail()}\n${part.name} ${how}.`);
      if (running !== null && !signal.aborted) report(`${part.name} runs again.`);
    }
  }

  /** Starts it once as it was asked to; false where it does not come up. */
  async function startAsked(request: PromiseWithResolvers<void>): Promise<boolean> {
    asked = null;
    try {
      running = await part.start(signal);
      request.resolve();
      return true;
    } catch (error) {
      request.reject(error);
      return false;
    }
  }

  const watched = watch();
  return {
    async restart() {
      if (running === null || signal.aborted) throw new Fault(`${part.name} does not run, and is being started already.`);
      const request = Promise.withResolvers<void>();
      asked = request;
      await running.stop();
      await request.promise;
    },
    async stop() {
      stopping.abort();
      await running?.stop();
      await watched;
      await running?.stop();
    },
  };
}

const lastLine = (text: string) => text.trim().split('\n').at(-1) ?? '';
