import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const COMPONENTS = join(import.meta.dirname, '../components');
const files = globSync('*/*.tsx', { cwd: COMPONENTS }).filter((file) => !/\.(test|stories)\.tsx$/.test(file));
/** A component or its props type, with the end of any comment above. */
const PUBLIC = /^(?<comment>.*\*\/\n)?export (?:function (?<component>[A-Z]\w*)|(?:interface|type) (?<props>\w+Props))\b/gm;

it('each component says what it is for, and each type of props where the others go: their pages show nothing else', () => {
  const silent = files.flatMap((file) =>
    [...readFileSync(join(COMPONENTS, file), 'utf8').matchAll(PUBLIC)]
      .filter(({ groups }) => groups?.comment === undefined)
      .map(({ groups }) => `${file}: ${groups?.component ?? groups?.props}`),
  );
  expect(files.length).toBeGreaterThan(60);
  expect(silent).toEqual([]);
});
