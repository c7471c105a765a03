import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import configuration from '../../.dependency-cruiser.mjs';
import { layersProgram } from './layers.ts';

type Violation = { rule: { name: string }; from: string; to: string };

/** A small checkout in which each rule is broken once, beside what is allowed. */
const FILES: Record<string, string> = {
  'package.json': '{"dependencies":{"knex":"1","zod":"1","react":"1"},"devDependencies":{"ajv":"1"}}',
  'node_modules/knex/package.json': '{"name":"knex","version":"1.0.0","main":"index.js"}',
  'node_modules/knex/index.js': 'module.exports = {};',
  'node_modules/zod/package.json': '{"name":"zod","version":"1.0.0","main":"index.js"}',
  'node_modules/zod/index.js': 'module.exports = {};',
  'node_modules/react/package.json': '{"name":"react","version":"1.0.0","main":"index.js"}',
  'node_modules/react/index.js': 'module.exports = {};',
  'node_modules/ajv/package.json': '{"name":"ajv","version":"1.0.0","main":"index.js"}',
  'node_modules/ajv/index.js': 'module.exports = {};',
  'node_modules/stray/package.json': '{"name":"stray","version":"1.0.0","main":"index.js"}',
  'node_modules/stray/index.js': 'module.exports = {};',
  'design-system/src/index.ts': "import '../../api/contract/src/index.ts';\nexport const Button = 1;",
  'shell/kit/src/index.ts': "import '../../src/store.ts';\nexport const kit = 1;",
  'shell/kit/src/routes.ts': 'export const routes = 1;',
  'shell/src/store.ts': [
    "export const store = () => import('../../mfe-b/src/part.ts');",
    "export type App = import('../../api/src/app.ts').App;",
  ].join('\n'),
  'mfe-a/src/module.ts': [
    "import '../../mfe-b/src/dynamic.ts';",
    "import '../../shell/src/store.ts';",
    "import '../../shell/kit/src/index.ts';",
    "import '../../shell/kit/src/routes.ts';",
    "import '../../design-system/src/index.ts';",
    "import { contract } from '../../api/contract/src/index.ts';",
    "import 'stray';",
    "import './lost.ts';",
    'export const a = contract;',
  ].join('\n'),
  'mfe-a/src/types-only.tsx': [
    "import type { Name } from '../../api/contract/src/index.ts';",
    "import './module.ts';",
    'export const view = (name: Name) => <p>{name}</p>;',
  ].join('\n'),
  // Text that looks like imports.
  'mfe-b/src/part.ts': "export const part = `\nimport './gone.ts';\n`;\n",
  'mfe-b/src/dynamic.ts': "import './part.ts';\nexport const text = \"import('./gone.ts')\";\n",
  'api/judging/src/index.ts':
    "import '../../contract/src/index.ts';\nimport '../../src/domains/c/a/index.ts';\nexport const judge = 1;",
  'api/work-process/src/index.ts': "import 'node:os';\nimport '../../contract/src/index.ts';\nexport const work = 1;",
  'shell/server/src/site.ts':
    "import '../../../api/work-process/src/index.ts';\nimport '../../../api/src/domains/c/a/index.ts';\nexport const site = 1;",
  'api/contract/src/index.ts': "import 'zod';\nimport 'react';\nexport const contract = 1;\nexport type Name = string;",
  'api/src/app.ts':
    "import './domains/c/a/index.ts';\nimport '../../scripts/tool.ts';\nimport '../../design-system/src/index.ts';",
  'api/src/domains/c/a/index.ts': "export * from './a.service.ts';",
  'api/src/domains/c/a/a.service.ts': [
    "import '../b/index.ts';",
    "import '../b/b.queries.ts';",
    "import 'knex';",
    "import './round.ts';",
    "import 'ajv';",
    'export const a = 1;',
    'export type A = typeof a;',
  ].join('\n'),
  'api/src/domains/c/a/round.ts': "import type { A } from './a.service.ts';\nexport const round = (of: A) => of;",
  'api/src/domains/c/b/index.ts': "export * from './b.queries.ts';",
  'api/src/domains/c/b/b.queries.ts':
    "import 'knex';\nimport type { Adapter } from '../../../adapters/mail/adapter.ts';\nexport const b = (x: Adapter) => x;",
  'api/src/adapters/mail/adapter.ts': 'export type Adapter = 1;',
  'api/src/adapters/mail/mail.ts': "import '../../domains/c/b/index.ts';",
  'scripts/tool.ts': "import '../bank/src/template.ts';\nexport const tool = 1;",
  'bank/src/template.ts': "import '../../design-system/src/index.ts';\nexport const template = 1;",
};

/** Rule, importing file, imported file: exactly what must be found. */
const EXPECTED = [
  ['adapters-know-no-domain', 'api/src/adapters/mail/mail.ts', 'api/src/domains/c/b/index.ts'],
  ['api-imports-no-front-end', 'api/src/app.ts', 'design-system/src/index.ts'],
  ['bank-uses-only-engines', 'bank/src/template.ts', 'design-system/src/index.ts'],
  ['contract-imports-only-zod', 'api/contract/src/index.ts', 'node_modules/react/index.js'],
  ['design-system-imports-no-workspace', 'design-system/src/index.ts', 'api/contract/src/index.ts'],
  ['domains-meet-through-their-index', 'api/src/domains/c/a/a.service.ts', 'api/src/domains/c/b/b.queries.ts'],
  ['front-end-and-api-meet-in-the-contract', 'shell/src/store.ts', 'api/src/app.ts'],
  ['front-end-takes-only-types-of-the-contract', 'mfe-a/src/module.ts', 'api/contract/src/index.ts'],
  ['gateway-and-api-meet-in-contract-and-work-process', 'shell/server/src/site.ts', 'api/src/domains/c/a/index.ts'],
  ['imports-resolve', 'mfe-a/src/module.ts', './lost.ts'],
  ['engines-know-no-api', 'api/judging/src/index.ts', 'api/src/domains/c/a/index.ts'],
  ['kit-stands-alone', 'shell/kit/src/index.ts', 'shell/src/store.ts'],
  ['no-circular-imports', 'api/src/domains/c/a/a.service.ts', 'api/src/domains/c/a/round.ts'],
  ['nothing-imports-the-bank', 'scripts/tool.ts', 'bank/src/template.ts'],
  ['packages-are-declared', 'mfe-a/src/module.ts', 'node_modules/stray/index.js'],
  ['product-imports-no-tests-or-scripts', 'api/src/app.ts', 'scripts/tool.ts'],
  ['queries-live-in-query-files', 'api/src/domains/c/a/a.service.ts', 'node_modules/knex/index.js'],
  ['remote-imports-no-other-remote', 'mfe-a/src/module.ts', 'mfe-b/src/dynamic.ts'],
  ['remote-imports-only-its-contracts', 'mfe-a/src/module.ts', 'shell/src/store.ts'],
  ['remote-imports-only-its-contracts', 'mfe-a/src/module.ts', 'shell/kit/src/routes.ts'],
  ['shell-imports-no-remote', 'shell/src/store.ts', 'mfe-b/src/part.ts'],
  ['system-runs-without-tools', 'api/src/domains/c/a/a.service.ts', 'node_modules/ajv/index.js'],
  ['work-process-imports-nothing', 'api/work-process/src/index.ts', 'api/contract/src/index.ts'],
].map(([rule, from, to]) => `${rule}: ${from} -> ${to}`);

const rules = configuration.forbidden ?? [];

describe('layering rules', () => {
  let folder: string;
  let found: string[];

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'layers-'));
    for (const [file, text] of Object.entries(FILES)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
    const { file, options } = layersProgram(['api', 'bank', 'design-system', 'mfe-a', 'mfe-b', 'scripts', 'shell'], 'json');
    let output: string;
    try {
      output = execFileSync(file, options, { cwd: folder, encoding: 'utf8' });
    } catch (error) {
      output = String((error as { stdout: string }).stdout);
    }
    const { violations } = (JSON.parse(output) as { summary: { violations: Violation[] } }).summary;
    found = violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`);
  }, 60_000);

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('finds every broken rule once, and nothing else', () => {
    expect(found.toSorted()).toEqual(EXPECTED.toSorted());
  });

  it('proves every rule that the configuration holds', () => {
    const proven = new Set(EXPECTED.map((line) => line.split(':')[0]));
    expect(rules.map(({ name }) => name).filter((name) => !proven.has(name))).toEqual([]);
  });

  it('gives a reason with every rule', () => {
    for (const { comment } of rules) expect(comment?.length).toBeGreaterThan(40);
  });
});
