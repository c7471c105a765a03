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
  maxMs: number;
  failures: number;
  /** Milliseconds after which it is tried again with one call, for which all others wait. */
  restMs: number;
}

/** A service is away: it fails, is too slow, or is left alone for a while because it did so several times in a row. */
export class ServiceUnavailable extends Error {
  override name = 'ServiceUnavailable';
}

/** The outcome of a call for the breaker: a refusal is a response, so it shows that the service works. */
type Outcome<T> = { value: T } | { refusal: unknown };

/**
 * A circuit breaker between this process and an outside service, so that an outage costs each caller a moment at most.
 * Its state is per process: another replica may well reach the service.
 */
export class Breaker {
  readonly #service: string;
  readonly #limits: BreakerLimits;
  readonly #circuit: CircuitBreakerPolicy;
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
   * Makes a call. Rejects as the call does, and with a `ServiceUnavailable` if it takes too long or the circuit is open.
   * Errors for which `isRefusal` is true are the service's own responses.
   */
  run<T>(call: () => Promise<T>, isRefusal: (error: unknown) => boolean = () => false): Promise<T> {
    return recordedCall(this.#service, () => this.#run(call, isRefusal));
  }

  async #run<T>(call: () => Promise<T>, isRefusal: (error: unknown) => boolean): Promise<T> {
    const limit = timeout(this.#limits.maxMs, TimeoutStrategy.Aggressive);
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
      return new ServiceUnavailable(`${this.#service}: no answer within ${this.#limits.maxMs} ms`, { cause: error });
    }
    if (!(error instanceof BrokenCircuitError)) return error;
    const { lastFailure } = this.#circuit;
    const cause = lastFailure && 'error' in lastFailure ? lastFailure.error : error;
    const said = cause instanceof Error ? cause.message : String(cause);
    return new ServiceUnavailable(`${this.#service}: left alone for a moment after failures in a row, the last: ${said}`, {
      cause,
    });
  }
}
