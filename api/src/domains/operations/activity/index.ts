/** What people do on the site, in tests and in practice together: how many each day, and who. */
export { type Activity, activePeople, countLearners, countTests } from './activity.queries.ts';
