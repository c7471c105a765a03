import { css } from '@emotion/react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { token } from '../../tokens/token.ts';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

/** Props of all labelled fields. `className` and `style` go to the box, `ref` and all others to the control. */
export interface FieldProps {
  label: ReactNode;
  /** For screen readers only. */
  hideLabel?: boolean;
  /** Below the control; read with it. */
  help?: ReactNode;
  /** The error and what to do: marks the control invalid and is announced. */
  error?: ReactNode;
  /** At the end of the label's row, such as a counter. */
  labelEnd?: ReactNode;
}

/** Props for the wrapped control. */
export interface FieldControl {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

interface FieldBoxProps extends FieldProps {
  id?: string | undefined;
  describedBy?: string | undefined;
  required?: boolean | undefined;
  /** Reserves an error's line, so that nothing moves. */
  errorRoom?: boolean;
  className?: string | undefined;
  style?: React.CSSProperties | undefined;
  children: (control: FieldControl) => ReactNode;
}

const box = css({ display: 'flex', flexDirection: 'column', gap: token.space[2], minInlineSize: 0 });
const labelRow = css({ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: token.space[3] });
const labelText = css({ fontSize: token.text.control, fontWeight: token.weight.medium, color: token.color.ink });
const star = css({ color: token.color.redPen });
const note = css({ fontSize: token.text.small, color: token.color.ink3 });
const fault = css({ fontSize: token.text.small, color: token.color.redPen, '&:empty': { display: 'none' } });
const room = css({ '&:empty': { display: 'block', minBlockSize: '1lh' } });

/** Label, help and error around a control, for TextField and controls of your own. */
export function Field({
  label,
  hideLabel,
  help,
  error: newest,
  errorRoom = false,
  labelEnd,
  id,
  describedBy,
  required,
  className,
  style,
  children,
}: FieldBoxProps) {
  const error = useSteadyError(newest);
  const generated = useId();
  const controlId = id ?? generated;
  const describing = [describedBy, error ? `${controlId}-error` : '', help ? `${controlId}-help` : ''].filter(Boolean).join(' ');
  const control: FieldControl = { id: controlId };
  if (describing) control['aria-describedby'] = describing;
  if (error) control['aria-invalid'] = true;
  const labelElement = (
    <label htmlFor={controlId} css={hideLabel ? visuallyHidden : labelText}>
      {label}
      {required && (
        <span css={star} aria-hidden="true">
          {' *'}
        </span>
      )}
    </label>
  );
  return (
    <div css={box} className={className} style={style}>
      {hideLabel && !labelEnd ? (
        labelElement
      ) : (
        <div css={labelRow}>
          {labelElement}
          {labelEnd}
        </div>
      )}
      {children(control)}
      <div css={[fault, errorRoom && room]} id={`${controlId}-error`} aria-live="polite">
        {error}
      </div>
      {help && (
        <div css={note} id={`${controlId}-help`}>
          {help}
        </div>
      )}
    </div>
  );
}

let pressed = false;
const waiting = new Set<() => void>();

function release(): void {
  // After the click that follows.
  setTimeout(() => {
    pressed = false;
    for (const show of [...waiting]) show();
  });
}

if (typeof window !== 'undefined') {
  window.addEventListener('pointerdown', () => (pressed = true), { capture: true });
  for (const end of ['pointerup', 'pointercancel']) window.addEventListener(end, release, { capture: true });
  // A press may be released outside the window.
  window.addEventListener('blur', release);
}

/** Delays an error while a pointer is down, so that the pressed target does not move. */
function useSteadyError(error: ReactNode): ReactNode {
  const [shown, setShown] = useState(error);
  const waits = shown !== error;
  if (waits && !pressed) setShown(error);
  useEffect(() => {
    if (!waits) return;
    const show = () => setShown(error);
    // The pointer may have been released since.
    if (!pressed) return show();
    waiting.add(show);
    return () => void waiting.delete(show);
  }, [waits, error]);
  return shown;
}
