import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { makeBareCheckout } from './bare-checkout.ts';
import { namesOf, writeModule } from './write-module.ts';

describe('the names of a new module', () => {
  it('follow from one, typed with or without its beginning', () => {
    const names = {
      module: 'mfe-study-plans',
      page: 'study-plans',
      component: 'StudyPlansPage',
      title: 'Study plans',
    };
    expect(namesOf('study-plans')).toEqual(names);
    expect(namesOf('mfe-study-plans')).toEqual(names);
    expect(namesOf('landing-page').component).toBe('LandingPage');
  });

  it.each([
    [undefined, 'Name the new module'],
    ['', 'Name the new module'],
    ['StudyPlans', 'small letters'],
    ['study plans', 'small letters'],
    ['2-plans', 'small letters'],
    ['plans-', 'small letters'],
    ['mfe-', 'small letters'],
    ['../api', 'small letters'],
    ['study_plans', 'small letters'],
    ['a'.repeat(31), 'too long'],
  ])('are refused where %j cannot be one', (typed, reason) => {
    expect(() => namesOf(typed)).toThrow(reason);
  });
});

describe('a new module', () => {
  let root: string;
  let folder: string;
  const names = namesOf('study-plans');

  beforeAll(async () => {
    root = await makeBareCheckout();
    folder = await writeModule(root, names);
  });
  afterAll(() => rm(root, { recursive: true, force: true }));

  it('has its own names everywhere, a port of its own and the versions that are installed', async () => {
    const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
    for (const { parentPath, name } of files) {
      expect(join(parentPath, name)).not.toMatch(/example/i);
      expect(await readFile(join(parentPath, name), 'utf8'), name).not.toMatch(/example/i);
    }
    const { name, config, dependencies } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
    expect({ name, config }).toEqual({ name: 'mfe-study-plans', config: { port: 3102 } });
    const ours = Object.keys(dependencies).filter((dependency) => dependencies[dependency] === '*');
    expect(ours).toEqual(['@api/contract', '@shell/kit', 'design-system']);
  });

  it('has pipelines that run its own scripts, and roll back without waiting for tests', async () => {
    const read = (file: string) => readFile(join(folder, file), 'utf8');
    const { scripts } = JSON.parse(await read('package.json'));
    const run = (text: string) => [...text.matchAll(/npm run ([\w-]+)/g)].map(([, script]) => script);
    const github = await read('.github/workflows/module.yml');
    const gitlab = await read('.gitlab-ci.yml');
    for (const text of [github, gitlab]) expect(run(text)).toEqual(['lint', 'types', 'test', 'build', 'canary']);

    const acts = ['promote', 'release', 'rollback', 'withdraw'];
    for (const script of [...run(github), ...acts]) expect(scripts).toHaveProperty([script as string]);
    const { on, jobs } = parse(github);
    expect(on.workflow_dispatch.inputs.act.options.toSorted()).toEqual(acts);
    expect(jobs.act.needs).toBeUndefined();
    const steps = Object.entries(parse(gitlab) as Record<string, { extends?: string; needs?: string[] }>);
    const byHand = steps.filter(([, step]) => step.extends === '.by-hand');
    expect(byHand.map(([name]) => name).toSorted()).toEqual(acts);
    expect(byHand.filter(([, { needs }]) => needs?.length === 0).map(([name]) => name)).toEqual(['withdraw', 'rollback']);
  });

  it('is refused where its name or its address is taken, and nothing is written', async () => {
    const before = await readdir(root);
    await expect(writeModule(root, names)).rejects.toThrow('mfe-study-plans is there already');
    await expect(writeModule(root, namesOf('owned'))).rejects.toThrow('/owned belongs to mfe-owner');
    await expect(writeModule(root, namesOf('old'))).rejects.toThrow('/old belongs to mfe-owner');
    expect(await readdir(root)).toEqual(before);
  });
});
