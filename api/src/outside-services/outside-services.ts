import type { Config } from '../config.ts';
import { Breaker, type BreakerLimits, ServiceUnavailable } from './breaker.ts';

const REST_MS = 10_000;

/**
 * Outside services and their limits. The times exceed those of the adapters' own clients, which report more exactly
 * what failed; they catch what those miss, e.g. a response that arrives byte by byte.
 */
const LIMITS = {
  payments: { maxMs: 12_000, failures: 5, restMs: REST_MS },
  identity: { maxMs: 6_000, failures: 5, restMs: REST_MS },
  // PostgreSQL takes over, so one failure is enough.
  search: { maxMs: 2_000, failures: 1, restMs: REST_MS },
  mail: { maxMs: 30_000, failures: 5, restMs: REST_MS },
  files: { maxMs: 30_000, failures: 5, restMs: REST_MS },
  content: { maxMs: 12_000, failures: 3, restMs: REST_MS },
  ocr: { maxMs: 62_000, failures: 3, restMs: REST_MS },
  malware: { maxMs: 60_000, failures: 3, restMs: REST_MS },
} as const satisfies Record<string, BreakerLimits>;

export type OutsideService = keyof typeof LIMITS;

/** The circuit breakers of a process by service, created on first use. */
export class OutsideServices {
  readonly #limits: Partial<BreakerLimits>;
  readonly #breakers = new Map<OutsideService, Breaker>();

  /** `limits` replace the defaults, for tests. */
  constructor(limits: Partial<BreakerLimits> = {}) {
    this.#limits = limits;
  }

  breaker(service: OutsideService): Breaker {
    const known = this.#breakers.get(service);
    if (known) return known;
    const made = new Breaker(service, { ...LIMITS[service], ...this.#limits });
    this.#breakers.set(service, made);
    return made;
  }

  [Symbol.iterator](): IterableIterator<[OutsideService, Breaker]> {
    return this.#breakers.entries();
  }
}

/** A process has one set of settings, and so has each API of a test. */
const bySettings = new WeakMap<object, OutsideServices>();

/** The breakers of the process that runs with these settings. */
export function outsideServicesOf(config: Partial<Config>): OutsideServices {
  const known = bySettings.get(config);
  if (known) return known;
  const made = new OutsideServices();
  bySettings.set(config, made);
  return made;
}

/** Has a process use these breakers, for tests; to be called before its adapters are made. */
export function useOutsideServices(config: Partial<Config>, services: OutsideServices): void {
  bySettings.set(config, services);
}

interface Guarding {
  /** Whether an error is the service's own answer, e.g. a refusal, and not a sign that it is away. */
  isRefusal?: (error: unknown) => boolean;
  /** The adapter's error for an absent service; other failures are its cause. */
  Away?: new (
    message: string,
    options: ErrorOptions,
  ) => Error;
}

/** Wraps `calls` of an adapter in its circuit breaker. */
export function withBreaker<Adapter extends object>(
  adapter: Adapter,
  breaker: Breaker,
  calls: readonly (keyof Adapter)[],
  { isRefusal = () => false, Away = ServiceUnavailable }: Guarding = {},
): Adapter {
  const throughBreaker = calls.map((name) => {
    const call = adapter[name] as (...given: unknown[]) => Promise<unknown>;
    const callThroughBreaker = (...given: unknown[]) =>
      breaker
        .run(() => call.apply(adapter, given), isRefusal)
        .catch((error: unknown) => {
          if (error instanceof Away || isRefusal(error)) throw error;
          throw new Away(error instanceof Error ? error.message : String(error), { cause: error });
        });
    return [name, callThroughBreaker];
  });
  return { ...adapter, ...Object.fromEntries(throughBreaker) };
}
