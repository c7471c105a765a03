/** Topics have three levels. Separate, so that browsers do not load schemas for it. */
export const DEEPEST_TOPIC = 3;
