/**
 * `npm run bench:api -w api -- [--small] [--seconds 3] [--rounds 3] [--tests 1000]`, with `DATA_DIR`: the API against
 * Koa and pg with the same statements, on 12,000 and 1,000,000 questions, alternating, since only proportions count on
 * a busy machine. Makes missing databases. `--small`: 12,000 alone.
 */
import { join, resolve } from 'node:path';
import { setInterval as every } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { connectDatabase } from '../../src/db/connect.ts';
import { openLargeDatabase, startLargeServer } from '../large-database/large-server.ts';
import { makeTests, signIn } from './learners.ts';
import { measure, type Round, readings, statementsOfReadings } from './reading.ts';
import { countLost, percentile, type Saved, saveEachSecond, saveFast, startAll, upsertFast } from './saving.ts';
import { type Server, startApi, startBare } from './servers.ts';

const { values } = parseArgs({
  options: {
    small: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '3' },
    tests: { type: 'string', default: '1000' },
  },
});
const [seconds, rounds, tests] = [values.seconds, values.rounds, values.tests].map(Number) as [number, number, number];
const { DATA_DIR } = process.env;
if (!DATA_DIR) throw new Error('DATA_DIR names the folder with the large databases');
const SIZES = [{ questions: 12_000, users: 1_000 }, ...(values.small ? [] : [{ questions: 1_000_000, users: 100_000 }])];
const CONNECTIONS = 32;

const print = (line = '') => void process.stdout.write(`${line}\n`);
const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

const folder = resolve(DATA_DIR);
const postgres = await startLargeServer(folder);
await using stack = new AsyncDisposableStack();
stack.defer(() => postgres.stop());

async function openSite(size: (typeof SIZES)[number]) {
  const url = await openLargeDatabase(postgres, size);
  const db = connectDatabase(url, { poolSize: 4 });
  stack.defer(() => db.destroy());
  const learners = await signIn(db, Math.max(100, tests));
  const { rows: course } = await db.raw(
    `SELECT question_id FROM question_topics p JOIN subjects s ON s.id = p.subject_id WHERE s.slug = 'math-aa-hl' AND p.kind = 'primary' AND p.visible
      ORDER BY hashint4(question_id) LIMIT 100`,
  );
  const asked = readings(
    learners.slice(0, 100),
    course.map(({ question_id }: { question_id: number }) => question_id),
  );
  const statements = await statementsOfReadings(db, url, asked);
  const [api, bare] = [await startApi(url, join(folder, 'api')), await startBare(url)];
  stack.defer(() => Promise.all([api.stop(), bare.stop()]).then(() => {}));
  await fetch(bare.url, { method: 'PUT', body: JSON.stringify(statements) });
  return { name: size.questions.toLocaleString('en'), db, learners, asked, api, bare };
}

const sites: Awaited<ReturnType<typeof openSite>>[] = [];
for (const size of SIZES) sites.push(await openSite(size));

const most = new Map<Server, number>();
const looking = new AbortController();
const look = async () => {
  for await (const _ of every(200, undefined, { signal: looking.signal }))
    for (const { api } of sites) most.set(api, Math.max(most.get(api) ?? 0, await api.memory()));
};
const looked = look().catch(() => {});

print(
  `\n| ${SIZES.length} sizes, ${CONNECTIONS} at once | questions | p50, ms | p97.5, ms | p99, ms | a second | bare, a second | of bare | p99 of the smallest's | failed |`,
);
print('| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |');
for (const [index, { title }] of (sites[0]?.asked ?? []).entries()) {
  const own = sites.map((): Round[] => []);
  const bare = sites.map((): Round[] => []);
  for (let round = 0; round <= rounds; round += 1) {
    for (const [place, site] of sites.entries()) {
      const requests = site.asked[index]?.requests ?? [];
      // Searching is measured as one person finds it.
      const how = { seconds: round === 0 ? 1 : seconds, connections: title === 'search' ? 1 : CONNECTIONS };
      const ofApi = await measure(site.api.url, requests, how);
      const ofBare = await measure(
        site.bare.url,
        requests.map((_, nth) => ({ path: `/${index}/${nth}` })),
        how,
      );
      // The first round warms up.
      if (round > 0) own[place]?.push(ofApi);
      if (round > 0) bare[place]?.push(ofBare);
    }
  }
  const of = (all: Round[] | undefined, key: keyof Round) => median((all ?? []).map((round) => round[key]));
  for (const [place, { name }] of sites.entries()) {
    const [mine, other] = [own[place], bare[place]];
    const cells = [of(mine, 'p50'), of(mine, 'p97'), of(mine, 'p99'), of(mine, 'rate').toFixed(0), of(other, 'rate').toFixed(0)];
    const ratios = [(of(mine, 'rate') / of(other, 'rate')).toFixed(2), (of(mine, 'p99') / of(own[0], 'p99')).toFixed(2)];
    print(`| ${[title, name, ...cells, ...ratios, mine?.reduce((sum, { failed }) => sum + failed, 0)].join(' | ')} |`);
  }
}

const told = ({ took, refused, acknowledged, seconds: long }: Saved) =>
  `${acknowledged.length} in ${long.toFixed(1)} s, p50 ${percentile(took, 0.5).toFixed(0)}, p99 ${percentile(took, 0.99).toFixed(0)} ms, refused ${JSON.stringify([...refused])}`;
print();
for (const { name, db, learners, api, bare } of sites) {
  const made = await makeTests(db, learners.slice(0, CONNECTIONS));
  await startAll(api.url, made);
  const first: number[] = [];
  const saved: Saved[] = [];
  const ratios: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const one = await saveFast(api.url, made, { seconds, first });
    const upserts = await upsertFast(bare.url, made, seconds);
    if (round > 0) ratios.push(one.acknowledged.length / one.seconds / (upserts.count / upserts.seconds));
    saved.push(one);
    print(`saving, ${name} questions: ${told(one)}; bare upserts ${(upserts.count / upserts.seconds).toFixed(0)} a second`);
  }
  const lost = await countLost(db, { acknowledged: saved.flatMap(({ acknowledged }) => acknowledged) });
  print(`saving, ${name} questions: ${median(ratios).toFixed(2)} of a bare durable upsert; acknowledged and not stored: ${lost}`);
}

const largest = sites.at(-1);
if (largest && tests > 0) {
  const { db, learners, api } = largest;
  const few = await makeTests(db, learners.slice(0, Math.ceil(tests / 10)));
  await startAll(api.url, few);
  const steady = await saveEachSecond(api.url, few, { seconds: 10 });
  const many = await makeTests(db, learners.slice(0, tests));
  const starting = startAll(api.url, many);
  const refused = await starting;
  const storm = await saveEachSecond(api.url, many, { seconds: 10 });
  print(`\na tenth of the tests, saved each second: ${told(steady)}`);
  print(`${tests} tests started within a second (${refused} refused), saved each second: ${told(storm)}`);
  print(
    `p99 is ${(percentile(storm.took, 0.99) / percentile(steady.took, 0.99)).toFixed(1)} times the steady one; acknowledged and not stored: ${await countLost(db, storm)}`,
  );
}
looking.abort();
await looked;
for (const { name, api } of sites)
  print(`memory of the API at ${name} questions: at most ${Math.round((most.get(api) ?? 0) / 1e6)} MB`);
