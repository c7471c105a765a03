import { type Learner, simulate } from './simulated-learner/simulate.ts';

/**
 * `npm run check:plan -w api [seed]`: sixty days of simulated learners; every day of the first, a line for the others.
 */
const seed = Number(process.argv[2] ?? 1);
const print = (line: string) => process.stdout.write(`${line}\n`);

const LEARNERS: readonly (Learner & { name: string })[] = [
  {
    name: '30 minutes, a day in five missed, 9 days away',
    seed,
    days: 60,
    minutesADay: 30,
    missing: 0.2,
    away: { from: 25, days: 9 },
  },
  { name: '30 minutes, every day', seed, days: 60, minutesADay: 30, missing: 0 },
  { name: '10 minutes, every day', seed, days: 60, minutesADay: 10, missing: 0 },
  { name: '60 minutes, a day in three missed', seed, days: 60, minutesADay: 60, missing: 0.33 },
  { name: '30 minutes, 30 days away', seed, days: 60, minutesADay: 30, missing: 0, away: { from: 15, days: 30 } },
];

const pad = (value: unknown, width: number) => String(value).padStart(width);

const nameOf = (order: number) => `${Math.floor(order / 12) + 1}.${(order % 12) + 1}`;

for (const [index, { name, ...learner }] of LEARNERS.entries()) {
  const { days, leaves, seen } = simulate(learner);
  if (index === 0) {
    print('day  due again  new  minutes  worked  topics');
    for (const { day, plan, minutesDone, newTopics } of days) {
      const offered = [plan.due.length, plan.fresh?.ideas.length ?? 0, plan.minutes] as const;
      const [due, fresh, minutes] = offered;
      print(
        `${pad(day + 1, 3)}  ${pad(due, 9)}  ${pad(fresh, 3)}  ${pad(minutes, 7)}  ${pad(minutesDone, 6)}  ${newTopics.map(nameOf).join(' ')}`,
      );
    }
    print('');
  }
  const again = [...seen.values()].filter((on) => (on.at(-1) ?? 0) >= learner.days - 42).length;
  const met = [...Map.groupBy(leaves, ({ topTopicId }) => topTopicId).values()].map(
    (group) => group.filter(({ fresh }) => fresh.length < 3).length,
  );
  print(name);
  print(
    `  ${seen.size} of ${leaves.length * 3} ideas met, ${again} of these within the last 42 days; leaves met by topic ${met.join(' ')} of 12`,
  );
  print(
    `  longest day ${Math.max(...days.map(({ minutesDone }) => minutesDone))} minutes; due on the last evening ${days.at(-1)?.waiting}`,
  );
}
