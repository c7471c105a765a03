import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import type { KeyboardStatement } from './keyboardContract.ts';

const COMPONENTS = join(import.meta.dirname, '../components');
/** Elements with a tab stop or keys of their own. */
const REACHED =
  /<(?:a|button|input|select|summary|textarea)\b|rootElement\(.*'(?:a|button)'\)|\bonKeyDown\b|tabIndex(?:=\{0\}| = 0)|from '@base-ui\/react\//;
/** Another component that this one renders. */
const DRAWN = /from '\.\.?\/(?:\w+\/)?(\w+)\.tsx'/g;

const components = globSync('*/*.tsx', { cwd: COMPONENTS }).filter((file) => !/\.(test|stories)\.tsx$/.test(file));
const sources = new Map(components.map((file) => [basename(file, '.tsx'), readFileSync(join(COMPONENTS, file), 'utf8')]));
/** Lists of public components. */
const entries = ['../index.ts', '../../package.json', '../components/ScratchPaper/index.ts']
  .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
  .join('\n');
const exported = (file: string) => new RegExp(`/${basename(file, '.tsx')}\\.tsx['"]`).test(entries);

function isInteractive(name: string): boolean {
  const source = sources.get(name) ?? '';
  return REACHED.test(source) || [...source.matchAll(DRAWN)].some(([, other = '']) => isInteractive(other));
}

const interactive = components.filter((file) => exported(file) && isInteractive(basename(file, '.tsx')));

it('knows an interactive component by what it draws', () => {
  const names = interactive.map((file) => basename(file, '.tsx'));
  expect(names).toEqual(
    expect.arrayContaining([
      'Accordion',
      'Button',
      'ErrorState',
      'Menu',
      'Pagination',
      'QuestionSheet',
      'TabLinks',
      'ThemeSwitch',
      'Typeset',
    ]),
  );
  for (const still of ['Badge', 'EmptyState', 'RangeText', 'Sheet', 'Skeleton']) expect(names).not.toContain(still);
});

it.each(interactive)('%s states its keys in its stories, and is put to them', async (file) => {
  const folder = dirname(file);
  const stories = join(COMPONENTS, folder, `${folder}.stories.tsx`);
  const { default: meta } = (await import(stories)) as { default: { parameters?: { keyboard?: KeyboardStatement } } };
  expect(Object.keys(meta.parameters?.keyboard?.[basename(file, '.tsx')] ?? {})).not.toEqual([]);
  expect(readFileSync(join(COMPONENTS, folder, `${folder}.test.tsx`), 'utf8')).toContain('keyboardContract(stories, {');
});
