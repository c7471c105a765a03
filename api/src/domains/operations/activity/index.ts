/** What people do on the site, in tests and in practice together: how many each day, and who. */
export { type Activity, activePeople } from './active-people.queries.ts';
export { countLearners, countTests } from './by-day.queries.ts';
