import {
  BrokenCircuitError,
  type CircuitBreakerPolicy,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  handleAll,
  TaskCancelledError,
  TimeoutStrategy,
  timeout,
  wrap,
} from 'cockatiel';
import { recordedCall } from '../tracing/outside-calls.ts';

/** How long a service may take for one call, and after how many failures in a row it is left alone. */
export interface BreakerLimits {
  /** Milliseconds. */
  mostMs: number;
  failures: number;
  /** Milliseconds after which it is tried again with one call, for which all others wait. */
  restMs: number;
}

/** A service is away: it fails, is too slow, or is left alone for a while because it did so several times in a row. */
export class ServiceAway extends Error {
  override name = 'ServiceAway';
}

/** What a call came to, as far as the breaker cares: a refusal is an answer, and shows that the service is well. */
type Outcome<T> = { value: T } | { refusal: unknown };

/**
 * Stands between this process and a service that is not part of it, so that one that is away costs nobody more than a moment. The state is
 * this process's own: what it knows is whether it reaches the service itself, which another replica may well do.
 */
export class Breaker {
  readonly #service: string;
  readonly #limits: BreakerLimits;
  readonly #circuit: CircuitBreakerPolicy;
  /** Calls that failed, those that were not made because the service is left alone not included. */
  failures = 0;

  constructor(service: string, limits: BreakerLimits) {
    this.#service = service;
    this.#limits = limits;
    this.#circuit = circuitBreaker(handleAll, {
      halfOpenAfter: limits.restMs,
      breaker: new ConsecutiveBreaker(limits.failures),
    });
    this.#circuit.onFailure(() => {
      this.failures += 1;
    });
  }

  /** Whether the service is left alone, until a call gets through. */
  get isOpen(): boolean {
    return this.#circuit.state !== CircuitState.Closed;
  }

  /**
   * Makes a call. Rejects with what the call does, and with a `ServiceAway` where it takes too long or is not made. What `isRefusal` knows is
   * the service's own answer.
   */
  run<T>(call: () => Promise<T>, isRefusal: (error: unknown) => boolean = () => false): Promise<T> {
    return recordedCall(this.#service, () => this.#run(call, isRefusal));
  }

  async #run<T>(call: () => Promise<T>, isRefusal: (error: unknown) => boolean): Promise<T> {
    const limit = timeout(this.#limits.mostMs, TimeoutStrategy.Aggressive);
    const attempt = async (): Promise<Outcome<T>> => {
      try {
        return { value: await call() };
      } catch (error) {
        if (isRefusal(error)) return { refusal: error };
        throw error;
      }
    };
    const outcome = await wrap(this.#circuit, limit)
      .execute(attempt)
      .catch((error: unknown) => {
        throw this.#translated(error);
      });
    if ('refusal' in outcome) throw outcome.refusal;
    return outcome.value;
  }

  #translated(error: unknown): unknown {
    if (error instanceof TaskCancelledError) {
      return new ServiceAway(`${this.#service}: no answer within ${this.#limits.mostMs} ms`, { cause: error });
    }
    if (!(error instanceof BrokenCircuitError)) return error;
    const { lastFailure } = this.#circuit;
    const cause = lastFailure && 'error' in lastFailure ? lastFailure.error : error;
    const said = cause instanceof Error ? cause.message : String(cause);
    return new ServiceAway(`${this.#service}: left alone for a moment after failures in a row, the last: ${said}`, { cause });
  }
}
