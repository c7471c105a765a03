/** Where the time comes from. Each request reads it once, so that one request has one `now`; tests set it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
