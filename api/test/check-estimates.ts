import { calibrate, DAYS, simulateLearner } from './simulated-learners.ts';

/**
 * `npm run check:estimates -w api [seed]`: 1,000 simulated learners over 60 days. Prints predictions by tenths against
 * outcomes, and a followed topic; fails if a tenth is off by over 5 points.
 */
const LEARNERS = 1_000;
const MOST_POINTS_OFF = 5;
const first = Number(process.argv[2] ?? 1) * 1_000_000;

const print = (line: string) => process.stdout.write(`${line}\n`);
const points = (share: number) => (100 * share).toFixed(1).padStart(6);

const learners = Array.from({ length: LEARNERS }, (_, index) => simulateLearner(first + index));
const tenths = calibrate(learners.flatMap(({ foreseen }) => foreseen));
print('predicted, actual and difference in points, by tenths of the prediction');
let worst = 0;
for (const { from, count, predicted, actual } of tenths) {
  worst = Math.max(worst, Math.abs(100 * (predicted - actual)));
  print(
    `${(100 * from).toFixed(0).padStart(3)}-${(100 * from + 10).toFixed(0)} %  ${String(count).padStart(6)} parts ${points(predicted)} ${points(actual)} ${points(actual - predicted)}`,
  );
}
const followed = learners.flatMap((learner) => learner.followed);
const within = followed.filter(({ truth, estimate }) => truth >= estimate.low && truth <= estimate.high).length / followed.length;
print(`the true ability lies within the band of 80 % on ${points(within).trim()} % of ${followed.length} days`);
print('\none learner, one topic: day, true chance at a medium question, estimate, band');
for (const { day, truth, estimate } of (learners[0]?.followed ?? []).filter(({ day }) => day % 5 === 0 || day === DAYS - 1)) {
  print(
    `${String(day).padStart(3)} ${points(truth)} ${points(estimate.value)}   ${points(estimate.low)} to ${points(estimate.high)}`,
  );
}
if (worst > MOST_POINTS_OFF) {
  print(`a tenth is off by ${worst.toFixed(1)} points`);
  process.exitCode = 1;
}
