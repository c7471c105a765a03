import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { sharedPartsRules } from './shared-packages.ts';
import { partsKey, partsRules } from './shared-parts.ts';

let folder: string;
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Files of a design system of which two parts are shared; `changes` replaces some. */
function designSystem(changes: Record<string, string> = {}) {
  folder = mkdtempSync(join(tmpdir(), 'parts-'));
  const files = {
    'every-page.ts': "export { createIcon } from 'icons';\nexport { Button, Size as ButtonSize } from './Button.ts';\n",
    'Button.ts':
      "import { token } from './token.ts';\nimport type { Odd } from './Odd.ts';\nexport const Button = token;\nexport class Size {}\n",
    'token.ts': "import icon from 'icons';\nexport const token = { icon };\n",
    'Other.ts': 'export const other = 1;\n',
    'node_modules/icons/package.json': '{"name":"icons","version":"1.0.0","main":"all.js","module":"all.js"}',
    'node_modules/icons/all.js': "export { default as createIcon } from './createIcon.js';\n",
    'node_modules/icons/createIcon.js': 'function createIcon() {}\nexport { createIcon as default };\n',
    ...changes,
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return { name: 'ds', request: 'ds/every-page', file: join(folder, 'every-page.ts') };
}

describe('the name of shared parts', () => {
  const keyWith = (changes?: Record<string, string>) => {
    const key = partsKey(designSystem(changes));
    rmSync(folder, { recursive: true });
    return key;
  };

  it('is the same wherever the same lies, and whatever else changes', () => {
    expect(keyWith()).toMatch(/^ds#[0-9a-f]{8}$/);
    expect(keyWith()).toBe(keyWith());
    expect(keyWith({ 'Other.ts': 'export const other = 2;\n' })).toBe(keyWith());
    expect(keyWith({ 'token.ts': "import icon from 'icons';\r\nexport const token = { icon };\r\n" })).toBe(keyWith());
  });

  it.each([
    ['a part', { 'Button.ts': 'export const Button = 2;\nexport class Size {}\n' }],
    ['what a part is made of', { 'token.ts': "import icon from 'icons';\nexport const token = { icon, more: 1 };\n" }],
    [
      'the version of a package in it',
      { 'node_modules/icons/package.json': '{"version":"1.0.1","main":"all.js","module":"all.js"}' },
    ],
    ['what is shared', { 'every-page.ts': "export { Button, Size } from './Button.ts';\n" }],
  ])('is another one once %s has changed', (_, changes) => {
    expect(keyWith(changes)).not.toBe(keyWith());
  });
});

describe('a module that takes shared parts', () => {
  it('gets each file of them as one that passes on what is shared, but for the copy that it has of its own', () => {
    const parts = designSystem();
    const [own, ...files] = partsRules(parts);
    expect(own).toMatchObject({ resource: parts.file, layer: 'ds' });
    const texts = files.map(({ resource, issuerLayer, use }) => ({
      file: (resource as string).slice(folder.length + 1),
      issuerLayer,
      text: (use as unknown as [{ options: { text: string } }])[0].options.text.replace(parts.file, 'parts'),
    }));
    expect(texts).toEqual([
      {
        file: 'node_modules/icons/createIcon.js',
        issuerLayer: { not: 'ds' },
        text: 'export { createIcon as default } from "parts";',
      },
      { file: 'Button.ts', issuerLayer: { not: 'ds' }, text: 'export { Button as Button, ButtonSize as Size } from "parts";' },
    ]);
  });

  it('is not built while a file exports more than is shared of it, or less', () => {
    expect(() => partsRules(designSystem({ 'every-page.ts': "export { Button } from './Button.ts';\n" }))).toThrow(
      'leaves out Size of',
    );
    const more = { 'node_modules/icons/all.js': 'export const none = 1;\n' };
    expect(() => partsRules(designSystem(more))).toThrow('exports no createIcon');
  });

  it('is built as design system and kit are', () => {
    const files = sharedPartsRules().map(({ resource }) => resource as string);
    for (const part of [/Button\.tsx$/, /token\.ts$/, /createLucideIcon\.mjs$/, /host-context\.tsx$/]) {
      expect(files).toContainEqual(expect.stringMatching(part));
    }
  });
});
