import { LONGEST_ANSWER } from '@api/contract/limits';
import { css, Global } from '@emotion/react';
import { token } from 'design-system';
import { MathfieldElement, type VirtualKeyboardLayout } from 'mathlive';
import { useEffect, useRef } from 'react';

// Uses the page's fonts, and no sounds.
MathfieldElement.fontsDirectory = null;
MathfieldElement.soundsDirectory = null;

const box = css({
  flex: 1,
  minInlineSize: 0,
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  '& math-field': {
    display: 'block',
    minInlineSize: '100%',
    minBlockSize: token.size.control,
    padding: `${token.space[1]} ${token.space[3]}`,
    border: 0,
    background: 'transparent',
    color: 'inherit',
    fontSize: '1.15em',
    '--caret-color': token.color.accent,
    '--selection-background-color': token.color.accentSoft,
    '--selection-color': token.color.ink,
    '--contains-highlight-background-color': 'transparent',
    '--placeholder-color': token.color.ink3,
    '--smart-fence-color': token.color.ink3,
  },
  '& math-field:focus-within, & math-field:focus': { outline: 'none' },
  '& math-field::part(menu-toggle)': { display: 'none' },
  // On phones the keyboard comes with the focus; its toggle would take a third of the field.
  '& math-field::part(virtual-keyboard-toggle)': { display: 'none' },
});

/** The library's keyboard, in the theme's colours. */
const keyboard = css({
  body: {
    '--keyboard-zindex': token.layer.popup,
    '--keyboard-background': token.color.sunken,
    '--keyboard-border': token.color.lineStrong,
    '--keyboard-horizontal-rule': `1px solid ${token.color.line}`,
    '--keyboard-accent-color': token.color.accent,
    '--keyboard-toolbar-background': token.color.sunken,
    '--keyboard-toolbar-background-hover': token.color.surface,
    '--keyboard-toolbar-background-selected': token.color.surface,
    '--keyboard-toolbar-text': token.color.ink2,
    '--keyboard-toolbar-text-active': token.color.accent,
    '--keycap-background': token.color.surface,
    '--keycap-background-hover': token.color.accentSoft,
    '--keycap-background-active': token.color.accentSoft,
    '--keycap-background-pressed': token.color.accentSoft,
    '--keycap-border': token.color.lineStrong,
    '--keycap-border-bottom': token.color.lineStrong,
    '--keycap-text': token.color.ink,
    '--keycap-text-active': token.color.accent,
    '--keycap-text-hover': token.color.ink,
    '--keycap-text-pressed': token.color.accent,
    '--keycap-shift-text': token.color.ink3,
    '--keycap-shift-color': token.color.accent,
    '--keycap-primary-background': token.color.accent,
    '--keycap-primary-background-hover': token.color.accent,
    '--keycap-primary-text': token.color.onAccent,
    '--keycap-secondary-background': token.color.paper,
    '--keycap-secondary-background-hover': token.color.accentSoft,
    '--keycap-secondary-border': token.color.lineStrong,
    '--keycap-secondary-border-bottom': token.color.lineStrong,
    '--keycap-secondary-text': token.color.ink,
    '--variant-panel-background': token.color.surface,
    '--variant-keycap-text': token.color.ink,
    '--variant-keycap-text-active': token.color.accent,
    '--variant-keycap-background-active': token.color.accentSoft,
  },
});

/** Keys of at least 44 px on a phone; the library's own page has more. */
const keysFor = ([first = 'x', second = 'n', third = 'k']: readonly string[]): VirtualKeyboardLayout => ({
  label: '123',
  tooltip: 'Numbers',
  rows: [
    [first, '[7]', '[8]', '[9]', '[/]', { latex: '\\sqrt{#0}', class: 'small' }, '[backspace]'],
    [second, '[4]', '[5]', '[6]', '[*]', { latex: '#@^{#?}', class: 'small' }, '\\pi'],
    [third, '[1]', '[2]', '[3]', '[-]', '(', ')'],
    ['[left]', '[0]', '[.]', '=', '[+]', ',', '[right]'],
  ],
});

export interface MathsFieldProps {
  label: string;
  describedBy: string;
  value: string;
  variables: readonly string[];
  autoFocus: boolean;
  onValueChange: (tex: string) => void;
  onEnter: () => void;
}

/** A maths input whose value is TeX, with an on-screen keyboard on phones. */
export function MathsField({ label, describedBy, value, variables, autoFocus, onValueChange, onEnter }: MathsFieldProps) {
  const frame = useRef<HTMLDivElement>(null);
  const field = useRef<MathfieldElement>(null);
  const latest = useRef({ onValueChange, onEnter, value, variables });
  latest.current = { onValueChange, onEnter, value, variables };
  // biome-ignore lint/correctness/useExhaustiveDependencies: made once; what changes is read from `latest`.
  useEffect(() => {
    const made = new MathfieldElement();
    frame.current?.append(made);
    // It accepts settings only once mounted.
    made.popoverPolicy = 'off';
    made.menuItems = [];
    made.value = latest.current.value;
    made.addEventListener('input', () => {
      const tex = made.value;
      if (tex.length > LONGEST_ANSWER) made.value = latest.current.value;
      else latest.current.onValueChange(tex);
    });
    made.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter') return;
      event.preventDefault();
      latest.current.onEnter();
    });
    field.current = made;
    const keys = window.mathVirtualKeyboard;
    made.addEventListener('focusin', () => {
      keys.layouts = [keysFor(latest.current.variables), 'symbols', 'greek'];
    });
    if (autoFocus) made.focus();
    const stayAbove = () => {
      made.style.scrollMarginBlockEnd = `calc(${keys.boundingRect.height}px + ${token.space[12]})`;
      if (made.hasFocus()) made.scrollIntoView({ block: 'nearest' });
    };
    keys.addEventListener('geometrychange', stayAbove);
    return () => {
      keys.removeEventListener('geometrychange', stayAbove);
      made.remove();
    };
  }, []);
  useEffect(() => {
    const made = field.current;
    if (made && made.value !== value) made.value = value;
  }, [value]);
  useEffect(() => {
    field.current?.setAttribute('aria-label', label);
    field.current?.setAttribute('aria-describedby', describedBy);
  }, [label, describedBy]);
  return (
    <div ref={frame} css={box}>
      <Global styles={keyboard} />
    </div>
  );
}
