/** Topics stand on three levels. In a file of its own: browsers count with it and load no schemas for it. */
export const DEEPEST_TOPIC = 3;
