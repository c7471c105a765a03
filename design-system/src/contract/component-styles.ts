import { StyleSheet } from '@emotion/sheet';
import { afterAll } from 'vitest';

type Styles = { insert: StyleSheet['insert']; rules: { sheet: StyleSheet; rule: string }[] };

/**
 * How a rule comes into a page, and all rules that components have asked for in this process, each once. Emotion is loaded once for all
 * test files, but this module for each of them.
 */
const kept = globalThis as typeof globalThis & { componentStyles?: Styles };
kept.componentStyles ??= { insert: StyleSheet.prototype.insert, rules: [] };
const { insert, rules } = kept.componentStyles;

/**
 * Leaves the rules of components out of the page. To look at how an element looks goes through every rule, for it and all above it:
 * with them, tests of pages spend a third of their time on that, though they ask what is there.
 */
export function leaveStylesOut(): void {
  StyleSheet.prototype.insert = function (rule) {
    rules.push({ sheet: this, rule });
  };
}

/** For test files that are about what rules do: whether something is seen, or a name is spaced as its blocks are. */
export function withComponentStyles(): void {
  for (const { sheet, rule } of rules) insert.call(sheet, rule);
  StyleSheet.prototype.insert = function (rule) {
    rules.push({ sheet: this, rule });
    insert.call(this, rule);
  };
  afterAll(() => {
    for (const sheet of new Set(rules.map((one) => one.sheet))) sheet.flush();
    leaveStylesOut();
  });
}
