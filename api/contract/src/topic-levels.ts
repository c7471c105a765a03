/** A file of its own, so that browsers load no schemas for it. */
export const DEEPEST_TOPIC = 3;
