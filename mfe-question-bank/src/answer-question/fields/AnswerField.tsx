import type { AnswerField as Field } from '@api/contract';
import { LONGEST_ANSWER } from '@api/contract/limits';
import { css } from '@emotion/react';
import { media, Typeset, token, VisuallyHidden, visuallyHidden } from 'design-system';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { type ComponentType, useEffect, useId, useRef, useState } from 'react';
import type { MathsFieldProps } from './MathsField.browser.tsx';

const frame = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: token.space[2],
  minInlineSize: 0,
  maxInlineSize: '100%',
  fontFamily: token.font.serif,
  fontSize: token.text.question,
  color: token.color.ink2,
  // Room for a whole number in standard form.
  [media.phone]: { flex: '1 1 14rem' },
});
const control = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  inlineSize: '13rem',
  maxInlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: token.size.target,
  border: `1px solid ${token.color.controlLine}`,
  borderRadius: token.radius.control,
  background: token.color.surface,
  color: token.color.ink,
  transition: `border-color ${token.motion.state}`,
  '&:hover': { borderColor: token.color.ink3 },
  '&:focus-within': {
    outline: `2px solid ${token.color.accent}`,
    outlineOffset: '-1px',
    borderColor: token.color.accent,
  },
  '& > svg': {
    flex: 'none',
    marginInlineEnd: token.space[3],
    inlineSize: token.size.icon,
    blockSize: token.size.icon,
    strokeWidth: token.stroke.icon,
  },
});
// The field shrinks, not its label.
const before = css({ flex: 'none', maxInlineSize: '60%' });
const unitBehind = css({ flex: 'none', whiteSpace: 'nowrap' });
const short = css({ inlineSize: '9.5rem', [media.phone]: { inlineSize: '100%' } });
const wide = css({ inlineSize: '100%' });
const bare = css({
  flex: 1,
  minInlineSize: 0,
  minBlockSize: token.size.control,
  padding: `${token.space[2]} ${token.space[3]}`,
  border: 0,
  background: 'none',
  color: 'inherit',
  fontFamily: token.font.serif,
  fontSize: token.text.question,
  lineHeight: token.leading.body,
  '&:focus-visible': { outline: 'none' },
});
const mathsBox = css({ display: 'flex', flex: 1, minInlineSize: 0 });
const behind = css({ position: 'absolute', inset: 0, opacity: 0, pointerEvents: 'none' });
const words = css({ fieldSizing: 'content', resize: 'vertical', maxBlockSize: '40dvb' });
// On a phone its button is below.
const grow = css({ flex: '1 1 14rem' });
const isRight = css({ color: token.color.easy });
const isWrong = css({ color: token.color.medium });

const FORMULAE: readonly Field['kind'][] = ['expression', 'equation', 'set', 'interval', 'coordinate', 'vector'];
const isTex = (text: string) => /[\\{}]/.test(text);

interface AnswerFieldProps {
  field: Field;
  name: string;
  describedBy: string;
  value: string;
  /** Null if unknown for this field alone. */
  right: boolean | null;
  onValueChange: (text: string) => void;
  onEnter: () => void;
}

/** A plain input, replaced on focus by a maths field if still empty. Plain text is judged as well. */
export function AnswerField({ field, name, describedBy, value, right, onValueChange, onEnter }: AnswerFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const { kind, label_html, unit, form } = field;
  const maths = useMathsField(FORMULAE.includes(kind) || (kind === 'number' && form === 'exact'), value, input);
  // Typed before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once.
  useEffect(() => {
    const typed = input.current?.value;
    if (typed && value === '') onValueChange(typed);
  }, []);
  const shared = {
    ...{ ref: input, id, value, maxLength: LONGEST_ANSWER, autoComplete: 'off', spellCheck: kind === 'compare', css: bare },
    'aria-describedby': describedBy,
    onChange: ({ target }: { target: { value: string } }) => onValueChange(target.value),
    onFocus: maths.ask,
    onBlur: maths.leaveInput,
  };
  return (
    <div css={[frame, kind === 'compare' && grow]}>
      <label htmlFor={id} css={label_html ? before : visuallyHidden}>
        <VisuallyHidden>
          {name}
          {unit && `, in ${unit}`}
        </VisuallyHidden>
        {label_html && <Typeset variant="line" html={label_html} />}
      </label>
      <div css={[control, kind === 'number' && short, kind === 'compare' && wide]}>
        {maths.Field && (
          <div css={[mathsBox, maths.keepsInput && behind]}>
            <maths.Field
              label={name}
              describedBy={describedBy}
              value={value}
              variables={field.variables}
              autoFocus={maths.takesFocus}
              onValueChange={onValueChange}
              onEnter={onEnter}
            />
          </div>
        )}
        {kind === 'compare' && <textarea {...shared} css={[bare, words]} rows={1} />}
        {kind !== 'compare' && (!maths.Field || maths.keepsInput) && (
          <input type="text" autoCapitalize="off" autoCorrect="off" {...shared} />
        )}
        {right === true && <Check css={isRight} aria-hidden="true" />}
        {right === false && <X css={isWrong} aria-hidden="true" />}
      </div>
      {unit && (
        <span css={unitBehind} aria-hidden="true">
          {unit}
        </span>
      )}
    </div>
  );
}

/** The maths field, once loaded, never while typing. The plain input keeps the focus until the maths field takes it. */
function useMathsField(wanted: boolean, value: string, input: { current: HTMLElement | null }) {
  const [field, setField] = useState<{ code: ComponentType<MathsFieldProps>; takesFocus: boolean } | null>(null);
  const [keepsInput, setKeepsInput] = useState(false);
  const latest = useRef(value);
  latest.current = value;
  const ask = () => {
    if (!wanted || field) return;
    import('./MathsField.browser.tsx').then(
      ({ MathsField }) => {
        if (latest.current !== '' && !isTex(latest.current)) return;
        const takesFocus = input.current !== null && input.current === document.activeElement;
        setKeepsInput(takesFocus);
        setField({ code: MathsField, takesFocus });
      },
      () => {}, // Plain typing still works.
    );
  };
  const kept = wanted && isTex(value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when what is kept is TeX.
  useEffect(() => {
    if (kept) ask();
  }, [kept]);
  return {
    Field: field?.code,
    takesFocus: field?.takesFocus ?? false,
    keepsInput,
    ask,
    leaveInput: () => setKeepsInput(false),
  };
}
