import { writeFileSync } from 'node:fs';
import { katexSheet } from './katex-sheet.ts';

writeFileSync(new URL('./katex.css', import.meta.url), katexSheet());
