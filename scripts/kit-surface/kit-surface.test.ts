import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { HOST_VERSION } from '../../shell/kit/src/host.ts';
import { ROOT } from '../processes/programs.ts';
import { FOR_THE_HOST, firstSentence, KIT, readKitPackage, readmeWith, readSurface, unsaid } from './read-surface.ts';

const read = (file: string) => readFileSync(join(KIT, file), 'utf8');
const surface = readSurface();
const { version } = readKitPackage();
const readme = read('README.md');

describe('the surface of the kit', () => {
  it('is what the README lists for its version: raise the version, say it in CHANGELOG.md, and npm run surface -w @shell/kit', () => {
    expect(readme).toBe(readmeWith(surface, version, readme));
  });

  it('has a version whose major part is that of the contract, and whose last change is in the changelog', () => {
    expect(version).toMatch(new RegExp(`^${HOST_VERSION}\\.\\d+\\.\\d+$`));
    expect(/^## (\S+)/m.exec(read('CHANGELOG.md'))?.[1]).toBe(version);
  });

  it('says of every name what it is', () => {
    expect(unsaid(surface)).toEqual([]);
    expect(unsaid({ './pdf': { openPdf: 'Opens a PDF.', PdfSource: '' } })).toEqual(['@shell/kit/pdf PdfSource']);
  });

  it.each([
    ['* A plan, e.g. for a year. More of it. ', 'A plan, e.g. for a year.'],
    [
      '* Work under a name (user id 0. Guests have it) and a key. More. ',
      'Work under a name (user id 0. Guests have it) and a key.',
    ],
    ['* Answers `GET /a: b`; the rest is kept. ', 'Answers `GET /a: b`.'],
    ['* Three kinds: one, two. ', 'Three kinds.'],
    ['\n * The first line\n * goes on.\n * The second.\n ', 'The first line goes on.'],
    ['* Without an end ', 'Without an end'],
    ['* Either | or. ', 'Either \\| or.'],
  ])('says it in the first sentence of %j', (comment, sentence) => {
    expect(firstSentence(comment)).toBe(sentence);
  });

  it('is found whole', () => {
    expect(Object.keys(surface['.'] ?? {})).toEqual(expect.arrayContaining(['defineModule', 'useApi', 'Host', 'HOST_VERSION']));
    expect(surface['./addresses']).toHaveProperty('addressOf');
    expect(surface['./testing']).toHaveProperty('sampleQuestion');
    expect(surface['.']?.useApi).not.toBe('');
  });

  it('that is for the host is used by no module', () => {
    const forbidden = FOR_THE_HOST.map((entry) => `'@shell/kit${entry.slice(1)}'`);
    const files = globSync('mfe-*/src/**/*.{ts,tsx}', { cwd: ROOT });
    const using = files.filter((file) => {
      const text = readFileSync(join(ROOT, file), 'utf8');
      return forbidden.some((entry) => text.includes(entry));
    });
    expect(files.length).toBeGreaterThan(100);
    expect(using).toEqual([]);
  });
});
