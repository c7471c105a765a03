import { css } from '@emotion/react';
import { TextArea, type TextAreaProps, token, VisuallyHidden } from 'design-system';
import { type ReactNode, useRef } from 'react';
import { spread, stack } from './styles.ts';

const name = css({ fontSize: token.text.control, fontWeight: token.weight.medium });
const bar = css({ display: 'flex', flexWrap: 'wrap', gap: token.space[1], margin: 0, padding: 0, border: 0 });
const key = css({
  minInlineSize: token.space[8],
  minBlockSize: token.space[8],
  paddingInline: token.space[2],
  border: `1px solid ${token.color.line}`,
  borderRadius: token.radius.control,
  background: 'none',
  color: token.color.ink2,
  fontFamily: token.font.serif,
  fontSize: token.text.control,
  cursor: 'pointer',
  '&:hover': { background: token.color.sunken, color: token.color.ink },
  '@media (pointer: coarse)': { minInlineSize: token.size.target, minBlockSize: token.size.target },
});
const drawn = css({
  display: 'block',
  inlineSize: token.size.icon,
  blockSize: token.size.icon,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: token.stroke.icon,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
const raised = css({ fontSize: '0.75em', lineHeight: 0 });
const source = css({ '& textarea': { fontFamily: token.font.mono, fontSize: token.text.control } });

const snippet = (before: string, after: string, placeholder: string): Snippet => ({ before, after, placeholder });

/** A drawing, as hardly any font has a letter with an arrow. */
function VectorFace() {
  return (
    <svg css={drawn} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M5 4h14M16.5 1.5 19 4l-2.5 2.5M7.5 11.5 12 21l4.5-9.5" />
    </svg>
  );
}

function PowerFace() {
  return (
    <>
      x<sup css={raised}>n</sup>
    </>
  );
}

const MATHS: readonly { name: string; face: ReactNode; write: Snippet }[] = [
  { name: 'Formula', face: '$x$', write: snippet('$', '$', 'x') },
  { name: 'Formula on a line of its own', face: '$$', write: snippet('\n\n$$\n', '\n$$\n\n', 'x = 1') },
  { name: 'Fraction', face: 'a⁄b', write: snippet('\\frac{', '}{b}', 'a') },
  { name: 'Power', face: <PowerFace />, write: snippet('^{', '}', 'n') },
  { name: 'Root', face: '√', write: snippet('\\sqrt{', '}', 'x') },
  { name: 'Integral', face: '∫', write: snippet('\\int_{', '}^{b} f(x)\\,\\mathrm{d}x', 'a') },
  { name: 'Vector', face: <VectorFace />, write: snippet('\\begin{pmatrix} ', ' \\\\ 0 \\end{pmatrix}', '1') },
  { name: 'Bold', face: 'B', write: snippet('**', '**', 'word') },
];
const PARTS: typeof MATHS = [
  { name: 'Part', face: '(a)', write: snippet('\n\n(', ') ', 'a') },
  { name: 'Marks', face: '[3]', write: snippet(' [', ']', '3') },
];

interface MathTextAreaProps extends TextAreaProps {
  /** Also the buttons for parts and marks. */
  withParts?: boolean;
}

/** Markdown with TeX, with buttons for common notation. */
export function MathTextArea({ withParts = false, label, ...area }: MathTextAreaProps) {
  const root = useRef<HTMLDivElement>(null);
  const write = (text: Snippet) => {
    const target = root.current?.querySelector('textarea');
    if (target) insertSnippet(target, text);
  };
  return (
    <div css={stack[2]} ref={root}>
      <div css={spread[2]}>
        {/* Visible only; screen readers hear the field's label. */}
        <span css={name} aria-hidden="true">
          {label}
        </span>
        <fieldset css={bar} aria-label={`Write into: ${typeof label === 'string' ? label : 'text'}`}>
          {[...MATHS, ...(withParts ? PARTS : [])].map(({ name: what, face, write: text }) => (
            <button key={what} type="button" css={key} title={what} onClick={() => write(text)}>
              <span aria-hidden="true">{face}</span>
              <VisuallyHidden>{what}</VisuallyHidden>
            </button>
          ))}
        </fieldset>
      </div>
      <TextArea css={source} spellCheck lang="en-GB" label={label} hideLabel {...area} />
    </div>
  );
}

/** Written around the selection. */
interface Snippet {
  before: string;
  after: string;
  /** Inserted without a selection, and selected, so that typing replaces it. */
  placeholder: string;
}

/** Inserts a snippet as if typed: the form gets the event and undo reverts it. */
function insertSnippet(area: HTMLTextAreaElement, { before, after, placeholder }: Snippet): void {
  area.focus();
  const { selectionStart, selectionEnd, value } = area;
  const chosen = value.slice(selectionStart, selectionEnd) || placeholder;
  const text = before + chosen + after;
  // Only this keeps the browser's undo. Without it, the text is set and the form notified.
  const typed = typeof document.execCommand === 'function' && document.execCommand('insertText', false, text);
  if (!typed) {
    area.setRangeText(text, selectionStart, selectionEnd, 'end');
    area.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
  const start = selectionStart + before.length;
  area.setSelectionRange(start, start + chosen.length);
}
