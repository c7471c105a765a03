/** Topics have three levels. In a file of its own, so that browsers load no schemas for it. */
export const DEEPEST_TOPIC = 3;
