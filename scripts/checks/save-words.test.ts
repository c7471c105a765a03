import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../processes/programs.ts';

const text = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** What the states of the design system's SaveStatus say by themselves. */
const words = [...text('design-system/src/components/SaveStatus/SaveStatus.tsx').matchAll(/words: '([^']+)'/g)].map(
  ([, said = '']) => said,
);

it('says where work is in the words of one component: no page writes them again', () => {
  expect(words).toContain('Saving…');
  const files = globSync(['mfe-*/src/**/*.{ts,tsx}', 'shell/{src,kit/src}/**/*.{ts,tsx}'], { cwd: ROOT }).filter(
    (file) => !/\.test\.tsx?$/.test(file),
  );
  expect(files.length).toBeGreaterThan(500);
  const again = files.flatMap((file) => {
    const source = text(file);
    // Elsewhere "Saved" and a moment may say which of two versions is meant.
    const saysWhen = source.includes('SaveStatus');
    const moment = saysWhen && source.includes('`Saved $' + '{') ? ['Saved 10:42:07'] : [];
    return [...words.filter((said) => source.includes(said)), ...moment].map((said) => `${file}: ${said}`);
  });
  expect(again).toEqual([]);
});
