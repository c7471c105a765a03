/**
 * `npm run page-weight -w nightly`: what a visitor with a phone on a slow network waits for. The same source is built as it is shipped and as one
 * bundle; both are visited in turn, and the medians printed as a table. Nothing is asserted. Options:
 *
 *     --runs 7                visits of each page of each build
 *     --api http://...        the API of a running system, instead of one that is started with sample data
 *     --beside name=folder    another release store to visit beside the two; as often as wanted
 *     --only list             one of the pages; as often as wanted
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { addressOf, type PlacedQuestion, placeQuery, questionAddress, topicPlace } from '../../api/contract/src/addresses.ts';
import { BROWSER_OPTIONS, findBrowser } from '../../scripts/checks/browser.ts';
import { command } from '../../scripts/processes/command.ts';
import { Fault } from '../../scripts/processes/fault.ts';
import { freePort } from '../../scripts/processes/port.ts';
import { nodeProgram, startService } from '../../scripts/processes/programs.ts';
import { printLine, step } from '../../scripts/processes/steps.ts';
import { build } from '../../scripts/system/build.ts';
import { releaseBuilds } from '../../scripts/system/releases.ts';
import { startThrowAway } from '../../scripts/system/throw-away.ts';
import { FolderStore } from '../../shell/releases/src/index.ts';
import { table, type Visits } from './figures.ts';
import { oneBundleStore } from './one-bundle-store.ts';
import { type Place, visit } from './visit.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '7' },
    api: { type: 'string' },
    beside: { type: 'string', multiple: true, default: [] },
    only: { type: 'string', multiple: true, default: [] },
  },
});

await command(async (signal, undo) => {
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Fault('Say how many runs: a whole number, 7 if none is given.');
  const folder = await mkdtemp(join(tmpdir(), 'bench-page-'));
  undo.defer(() => rm(folder, { recursive: true, force: true }));

  const stores: Record<string, string> = { 'as shipped': join(folder, 'shipped') };
  await step('Build', (note) => build(note, { signal }));
  await step('Releases', (note) => releaseBuilds(new FolderStore(join(folder, 'shipped')), note));
  stores['one bundle'] = await step('One bundle', () => oneBundleStore(join(folder, 'one-bundle')));
  for (const beside of values.beside) {
    const [name = '', place = ''] = beside.split('=');
    stores[name] = place;
  }
  const apiUrl = values.api ?? (await startThrowAway({ port: await freePort(), signal, undo })).apiUrl;
  const places = (await placesOf(apiUrl)).filter(({ name }) => values.only.length === 0 || values.only.includes(name));
  const sites: { name: string; origin: string }[] = [];
  for (const [name, releasesDir] of Object.entries(stores)) {
    sites.push({ name, origin: await serve(releasesDir, apiUrl, undo) });
  }
  const found = await findBrowser();
  const browser = await chromium.launch({
    executablePath: found.executablePath,
    args: [...BROWSER_OPTIONS],
    env: { ...(process.env as Record<string, string>), ...found.env },
  });
  undo.defer(() => browser.close());

  const rows = places.flatMap((place) => sites.map((site) => ({ place, site, visits: [] as Visits['visits'][number][] })));
  for (let run = 1; run <= runs; run += 1) {
    await step(`Run ${run} of ${runs}`, async (note) => {
      for (const { place, site, visits } of rows) {
        signal.throwIfAborted();
        note(`${place.name}, ${site.name}`);
        visits.push(await visit(browser, site.origin, place));
      }
    });
  }
  printLine(`\nMedians of ${runs} visits each, cold, 1.6 Mb/s, 150 ms, a fourth of this machine's speed; bodies as sent.\n`);
  printLine(table(rows.map(({ place, site, visits }) => ({ page: place.name, build: site.name, visits }))));
});

/** A gateway on a free port over a release store. Resolves to its origin. */
async function serve(releasesDir: string, apiUrl: string, undo: AsyncDisposableStack): Promise<string> {
  const port = await freePort();
  const env = { PORT: String(port), API_URL: apiUrl, RELEASES_DIR: releasesDir, NODE_ENV: 'production', LOG_LEVEL: 'warn' };
  const service = startService(nodeProgram('Gateway', 'shell/server/server.ts', [], env), { onLine: printLine });
  undo.defer(() => service.stop());
  const origin = `http://127.0.0.1:${port}`;
  const answers = () =>
    fetch(`${origin}/healthz`).then(
      (response) => response.ok,
      () => false,
    );
  const ended = service.exited.then((how) => Promise.reject(new Fault(`The gateway over ${releasesDir} ${how}.`)));
  while (!(await Promise.race([answers(), ended]))) await new Promise((done) => setTimeout(done, 100));
  ended.catch(() => undefined);
  return origin;
}

/** The pages to visit, with content of the current database. */
async function placesOf(apiUrl: string): Promise<Place[]> {
  const read = async (path: string) => (await fetch(apiUrl + path)).json() as Promise<never>;
  const { subjects } = (await read('/api/subjects')) as { subjects: { slug: string; Topic: { slug: string }[] }[] };
  const [subject] = subjects;
  const topic = subject?.Topic[0];
  if (!subject || !topic) throw new Fault(`The API at ${apiUrl} has no questions.`);
  const list = placeQuery(topicPlace(subject.slug, [topic.slug]));
  const { questions } = (await read(`/api/questions?${list}`)) as { questions: PlacedQuestion[] };
  const [first] = questions;
  if (!first) throw new Fault(`The API at ${apiUrl} has no questions.`);
  const listOf = (query: URLSearchParams) => addressOf('question-list', {}, { query });
  return [
    { name: 'list', address: listOf(list), question: true, filter: 'Difficulty' },
    { name: 'question', address: questionAddress(first, { query: list }), question: true, next: addressOf('blogs') },
    { name: 'subject', address: listOf(placeQuery(topicPlace(subject.slug, []))), question: false },
  ];
}
