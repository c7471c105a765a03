import { tags } from '@lezer/highlight';
import type { MarkdownConfig } from '@lezer/markdown';

const DOLLAR = 36;
const BACKSLASH = 92;

/** Formulae between `$` or `$$`, so that the editor shows them as one thing and takes nothing in them for Markdown. */
export const texInMarkdown: MarkdownConfig = {
  defineNodes: [{ name: 'Formula', style: tags.special(tags.string) }],
  parseInline: [
    {
      name: 'Formula',
      before: 'Emphasis',
      parse(context, next, position) {
        if (next !== DOLLAR) return -1;
        const marks = context.char(position + 1) === DOLLAR ? 2 : 1;
        for (let at = position + marks; at < context.end; at += 1) {
          const sign = context.char(at);
          if (sign === BACKSLASH) at += 1;
          else if (sign === DOLLAR && (marks === 1 || context.char(at + 1) === DOLLAR)) {
            return at === position + marks ? -1 : context.addElement(context.elt('Formula', position, at + marks));
          }
        }
        return -1;
      },
    },
  ],
};
