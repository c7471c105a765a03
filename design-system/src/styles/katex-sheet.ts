import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { OWN_KATEX_FACES } from './faces.ts';

const NOTICE =
  "/* Made from KaTeX's own style sheet by `npm run katex -w design-system`: only woff2 faces, in a layer. Do not edit. */";

/** KaTeX's sheet with woff2 only, font-display swap, without the faces of faces.ts, and in a layer that typesetting overrides. */
export function katexSheet(): string {
  const path = createRequire(import.meta.url).resolve('katex/dist/katex-swap.css');
  const sheet = readFileSync(path, 'utf8')
    .replace(
      /src:\s*url\(fonts\/([\w-]+)\.woff2\) format\(['"]woff2['"]\)[^;}]*/g,
      'src: url("katex/dist/fonts/$1.woff2") format("woff2")',
    )
    .replace(/@font-face\s*\{[^}]*\}\s*/g, (face) => (OWN_KATEX_FACES.some((file) => face.includes(file)) ? '' : face))
    .replace(/\/\*[\s\S]*?\*\/\s*/g, '');
  return `${NOTICE}\n@layer katex {\n${sheet.trim()}\n}\n`;
}

if (import.meta.main) writeFileSync(new URL('./katex.css', import.meta.url), katexSheet());
