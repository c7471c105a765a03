/** The source of time. Each request reads it once, so that it has one `now`; tests set it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
