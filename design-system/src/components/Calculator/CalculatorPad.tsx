import { type KeyboardEvent, useRef, useState } from 'react';
import * as styles from './calculatorStyles.ts';
import { type CalculatorKey, KEYS } from './keys.ts';

const STEPS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
};

interface CalculatorPadProps {
  onPress: (key: CalculatorKey) => void;
  /** A character typed on the pad, `Enter` or `Backspace`. */
  onType: (text: string) => void;
}

/** The keys: one tab stop with arrow keys; typing goes into the calculation. */
export function CalculatorPad({ onPress, onType }: CalculatorPadProps) {
  const [at, setAt] = useState<readonly [row: number, column: number]>([0, 0]);
  const pad = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = STEPS[event.key];
    if (step) {
      const row = (at[0] + step[0] + KEYS.length) % KEYS.length;
      const columns = KEYS[row]?.length ?? 1;
      const column = (Math.min(at[1], columns - 1) + step[1] + columns) % columns;
      setAt([row, column]);
      pad.current?.querySelector<HTMLElement>(`[data-key="${row}-${column}"]`)?.focus();
    } else if (event.key === 'Backspace' || (event.key.length === 1 && event.key !== ' '))
      onType(event.key === '=' ? 'Enter' : event.key);
    else return;
    event.preventDefault();
    // The page has shortcuts of its own.
    event.stopPropagation();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a frame and name a form.
    <div ref={pad} role="group" aria-label="Keys" onKeyDown={onKeyDown} css={styles.pad}>
      {KEYS.flatMap((row, rowIndex) =>
        row.map((key, column) => (
          <button
            key={key.face}
            type="button"
            data-key={`${rowIndex}-${column}`}
            aria-label={key.name}
            tabIndex={at[0] === rowIndex && at[1] === column ? 0 : -1}
            // Leaves focus and caret in the calculation.
            onMouseDown={(event) => event.preventDefault()}
            onFocus={() => setAt([rowIndex, column])}
            onClick={() => onPress(key)}
            css={[
              styles.key,
              key.look === 'number' && styles.figure,
              key.look === 'action' && styles.action,
              key.acts === 'calculate' && styles.equals,
            ]}
          >
            {key.face}
          </button>
        )),
      )}
    </div>
  );
}
