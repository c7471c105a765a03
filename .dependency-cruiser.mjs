import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';

/** Who may import whom. Each rule says why; `npm test` checks them all. Documented in docs/architecture.md. */

const TESTS = '(\\.(test|stories)\\.tsx?$|/test/|/contract-tests?/|^design-system/src/contract/|testing\\.tsx?$)';
const BUILD_FILES = '(rspack|vitest|playwright)\\.config\\.ts$';
const PACKAGES = ['^node_modules/', '/node_modules/'];

/** Files of the contract whose code, types apart, does not reach zod. */
function withoutValidation() {
  const folder = new URL('api/contract/src/', import.meta.url);
  const texts = new Map(globSync('**/*.ts', { cwd: folder }).map((file) => [file, readFileSync(new URL(file, folder), 'utf8')]));
  /** @type {(file: string) => string[]} */
  const imports = (file) =>
    [...(texts.get(file) ?? '').matchAll(/^(?:import|export) (?!type\b)[^;]*?from '([^']+)'/gm)].map(([, from = '']) =>
      from.startsWith('.') ? posix.join(posix.dirname(file), from) : from,
    );
  /** @type {(file: string, seen?: Set<string>) => boolean} */
  const reaches = (file, seen = new Set()) =>
    file === 'zod' || (!seen.has(file) && imports(file).some((other) => reaches(other, seen.add(file))));
  return [...texts.keys()].filter((file) => !reaches(file));
}

/** Entries of the kit for shell, gateway and build. A module that used them would know more of its host than its contract says. */
const FOR_THE_HOST =
  '(call-address|server-rendering|host|longest-call|routes|shared/[^/]+|site-facts|ssr-protocol|style-nonce)\\.tsx?$';

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const forbidden = [
  {
    name: 'no-circular-imports',
    comment:
      'Files that import each other, be it types alone, are read only together, and one may see the other half made: move what both need to a third.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'remote-imports-no-other-remote',
    comment:
      'Remotes are released one at a time: code of another one would ship twice, in two versions. Share through design-system or @shell/kit.',
    severity: 'error',
    from: { path: '^(mfe-[^/]+)/' },
    to: { path: '^mfe-[^/]+/', pathNot: '^$1/' },
  },
  {
    name: 'remote-imports-only-its-contracts',
    comment:
      'A remote runs under a shell of another version; only design-system, @shell/kit and @api/contract promise to stay compatible.',
    severity: 'error',
    from: { path: '^(mfe-[^/]+)/', pathNot: BUILD_FILES },
    to: {
      pathNot: ['^$1/', '^mfe-', '^design-system/', `^shell/kit/(?!src/${FOR_THE_HOST})`, '^api/contract/', ...PACKAGES],
      dependencyTypesNot: ['core'],
      couldNotResolve: false,
    },
  },
  {
    name: 'front-end-takes-only-types-of-the-contract',
    comment:
      'The contract brings its validation library (22 KB) along; browsers need its types alone, and the API validates anyway.',
    severity: 'error',
    from: { path: '^(mfe-[^/]+|shell/(src|kit))/', pathNot: [TESTS, BUILD_FILES] },
    to: {
      path: '^api/contract/',
      pathNot: withoutValidation().map((file) => `^api/contract/src/${file.replaceAll('.', '\\.')}$`),
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'shell-imports-no-remote',
    comment:
      'The shell learns of remotes from the registry at run time; an import would tie every release of a remote to one of the shell.',
    severity: 'error',
    from: { path: '^shell/', pathNot: '^shell/e2e/' },
    to: { path: '^mfe-' },
  },
  {
    name: 'kit-stands-alone',
    comment: 'The kit is bundled into each remote: what it imports of the shell would run twice on a page, with two states.',
    severity: 'error',
    from: { path: '^shell/kit/' },
    to: { path: '^shell/', pathNot: '^shell/kit/' },
  },
  {
    name: 'front-end-and-api-meet-in-the-contract',
    comment: 'Browser code and API are deployed apart; all they share is the contract.',
    severity: 'error',
    from: { path: '^(mfe-[^/]+|shell/(src|kit|build)|design-system)/', pathNot: TESTS },
    to: { path: '^api/', pathNot: '^api/contract/' },
  },
  {
    name: 'gateway-and-api-meet-in-contract-and-work-process',
    comment: 'They are deployed apart, and both have work to do that may take all memory or all time.',
    severity: 'error',
    from: { path: '^shell/server/', pathNot: TESTS },
    to: { path: '^api/', pathNot: '^api/(contract|work-process)/' },
  },
  {
    name: 'work-process-imports-nothing',
    comment: 'It loads the module that its caller names, and depends on none of them.',
    severity: 'error',
    from: { path: '^api/work-process/src/', pathNot: TESTS },
    to: { pathNot: '^api/work-process/', dependencyTypesNot: ['core'] },
  },
  {
    name: 'engines-know-no-api',
    comment:
      'Judging, drawing, typesetting and question files are pure and shared with the bank: a change of the API leaves their tests, and those of the bank, cached.',
    severity: 'error',
    from: { path: '^api/(judging|drawing|question-files|typesetting)/' },
    to: { path: '^(api/(src|test|migrations)|bank|design-system|mfe-[^/]+|scripts|shell)/' },
  },
  {
    name: 'api-imports-no-front-end',
    comment: 'The API serves any client and runs without ours.',
    severity: 'error',
    from: { path: '^api/' },
    to: { path: '^(mfe-[^/]+|shell|design-system)/' },
  },
  {
    name: 'nothing-imports-the-bank',
    comment:
      "The bank reaches the product as a question file, the way a school's questions do; code that imports a template knows questions that a database may not have.",
    severity: 'error',
    from: { pathNot: '^bank/' },
    to: { path: '^bank/' },
  },
  {
    name: 'bank-uses-only-engines',
    comment: 'The bank checks itself by the engines that its questions will meet, so its tests run without the API.',
    severity: 'error',
    from: { path: '^bank/' },
    to: {
      path: '^(api|shell|mfe-[^/]+|scripts|design-system)/',
      pathNot: '^api/(contract|drawing|judging|typesetting)/',
    },
  },
  {
    name: 'design-system-imports-no-workspace',
    comment:
      'Components get all they show through their properties; one that knows the API or the shell cannot be shown in Storybook or reused.',
    severity: 'error',
    from: { path: '^design-system/' },
    to: { path: '^(mfe-[^/]+|shell|api|bank|scripts)/' },
  },
  {
    name: 'contract-imports-only-zod',
    comment: 'The contract is read by front end and API alike, so it can depend on neither, nor on any other package.',
    severity: 'error',
    from: { path: '^api/contract/src/', pathNot: TESTS },
    to: { pathNot: ['^api/contract/', '^node_modules/zod/'] },
  },
  {
    name: 'domains-meet-through-their-index',
    comment:
      'A domain promises only what its index.ts exports; reaching behind it makes every change of its inside a change of all.',
    severity: 'error',
    from: { path: '^api/src/domains/([^/]+/[^/]+)/' },
    to: { path: '^api/src/domains/', pathNot: ['^api/src/domains/$1/', '^api/src/domains/[^/]+/[^/]+/index\\.ts$'] },
  },
  {
    name: 'queries-live-in-query-files',
    comment:
      'SQL is found in one kind of file, where it can be reviewed and measured; everything else calls functions with names.',
    severity: 'error',
    from: { path: '^api/src/', pathNot: ['\\.queries\\.ts$', '^api/src/db/', TESTS] },
    to: { path: '^node_modules/knex/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'adapters-know-no-domain',
    comment: 'An adapter speaks to one outside service and can be exchanged; domains use adapters, never the other way round.',
    severity: 'error',
    from: { path: '^api/src/adapters/' },
    to: { path: '^api/src/domains/' },
  },
  {
    name: 'product-imports-no-tests-or-scripts',
    comment: 'Test helpers and the commands of scripts/ are not part of what runs in production.',
    severity: 'error',
    from: { path: '^(api|mfe-[^/]+|shell|design-system)/', pathNot: [TESTS, BUILD_FILES, '^shell/e2e/', '/write-[^/]+\\.ts$'] },
    to: { path: ['^scripts/', '\\.test\\.tsx?$', '^api/test/'] },
  },
  {
    name: 'packages-are-declared',
    comment:
      'A package that only happens to be installed disappears with the workspace that brought it: list it in the package.json nearby.',
    severity: 'error',
    from: {},
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  },
  {
    name: 'system-runs-without-tools',
    comment: '`npm start` and the images install no devDependencies: what builds and serves is listed in dependencies.',
    severity: 'error',
    from: {
      path: [
        '^(api|bank|mfe-[^/]+|shell|design-system)/(src|server|releases|build|kit|contract|judging|work-process)/',
        '^scripts/(database|processes|system)/',
      ],
      // The kit brings settings and set-up of tests for modules; faces are cut by a command.
      pathNot: [TESTS, BUILD_FILES, '/write-[^/]+\\.ts$', '^shell/kit/(vitest|src/test-setup)\\.ts$', '/styles/faces\\.ts$'],
    },
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['npm', 'type-only'] },
  },
  {
    name: 'imports-resolve',
    comment: 'What cannot be found now is not found in production either.',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true },
  },
];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden,
  options: {
    doNotFollow: { path: PACKAGES },
    exclude: {
      path: [
        '/dist/',
        '/\\.cache/',
        '/storybook-static/',
        '/test-results/',
        '/playwright-report/',
        '\\.(css|svg|png|woff2|html)$',
      ],
    },
    // Type-only imports count: a type from behind a wall ties just as well.
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    // No rule asks how many depend on a file, which takes as long as reading all files.
    skipAnalysisNotInRules: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.d.ts', '.mjs', '.js', '.json'],
      mainFields: ['module', 'main', 'types'],
      // Nothing changes while the check runs.
      cachedInputFileSystem: { cacheDuration: 1_800_000 },
    },
    progress: { type: 'none' },
  },
};
