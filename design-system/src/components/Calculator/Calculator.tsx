import { type ComponentProps, type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { CalculatorPad } from './CalculatorPad.tsx';
import * as styles from './calculatorStyles.ts';
import { showNumber } from './evaluate.ts';
import type { CalculatorKey } from './keys.ts';
import { useCalculation } from './useCalculation.ts';

/** Props of Calculator; all go to its `<div>`. */
export type CalculatorProps = Omit<ComponentProps<'div'>, 'children'>;

const ANGLES = [
  { value: 'degrees', label: 'Degrees' },
  { value: 'radians', label: 'Radians' },
] as const;

/** A scientific calculator, typed or tapped. The arrow keys recall former lines, which the tab stores. */
export function Calculator(props: CalculatorProps) {
  const calculation = useCalculation();
  const { angle, made, write, remove, equals, put, setAngle } = calculation;
  const press = (key: CalculatorKey) => {
    if (key.writes !== undefined) write(key.writes);
    else if (key.acts === 'delete') remove();
    else if (key.acts === 'calculate') equals();
    else put('');
  };

  return (
    <div {...props} css={styles.calculator}>
      <SegmentedControl label="Angles in" options={ANGLES} value={angle} onValueChange={setAngle} />
      {made.length > 0 && <FormerCalculations calculation={calculation} />}
      <Entry calculation={calculation} />
      <CalculatorPad
        onPress={press}
        onType={(text) => (text === 'Enter' ? equals() : text === 'Backspace' ? remove() : write(text))}
      />
    </div>
  );
}

type Calculation = ReturnType<typeof useCalculation>;

/** Former lines, to be reused with their input or result. */
function FormerCalculations({ calculation: { made, angle, write } }: { calculation: Calculation }) {
  const history = useScrolledToEnd(made.length);
  return (
    <ol ref={history} aria-label="Former calculations" css={styles.history}>
      {made.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list only grows at its end.
        <li key={index} css={styles.line}>
          <button
            type="button"
            css={styles.recalled}
            aria-label={`Take ${line.source}`}
            onClick={() => write(line.source, { replacing: true })}
          >
            {line.source}
          </button>
          <button
            type="button"
            css={styles.recalledResult}
            aria-label={`Insert ${showNumber(line.value)}`}
            onClick={() => write(plainNumber(line.value))}
          >
            = {showNumber(line.value)}
            {line.angle !== angle && <span css={styles.otherAngle}> {line.angle === 'degrees' ? 'deg' : 'rad'}</span>}
          </button>
        </li>
      ))}
    </ol>
  );
}

function Entry({ calculation }: { calculation: Calculation }) {
  const { field, source, outcome, done, write, equals, recallLine, put } = calculation;
  const id = useId();
  const onFieldKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === '=') equals();
    else if (event.key === 'ArrowUp') recallLine(1);
    else if (event.key === 'ArrowDown') recallLine(-1);
    else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && done) write(event.key);
    else return;
    event.preventDefault();
  };

  return (
    <div css={styles.display}>
      <label htmlFor={id} css={visuallyHidden}>
        Calculation
      </label>
      <input
        ref={field}
        id={id}
        type="text"
        // A screen keyboard would cover the question.
        inputMode={globalThis.matchMedia?.('(pointer: coarse)').matches ? 'none' : 'text'}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        maxLength={300}
        aria-describedby={`${id}-result`}
        aria-invalid={outcome !== undefined && 'problem' in outcome}
        value={source}
        onChange={(event) => put(event.target.value)}
        onKeyDown={onFieldKey}
        css={styles.entry}
      />
      <output id={`${id}-result`} htmlFor={id} css={[styles.result, outcome && 'problem' in outcome && styles.problem]}>
        {outcome && ('value' in outcome ? `= ${showNumber(outcome.value)}` : outcome.problem)}
      </output>
    </div>
  );
}

/** Keeps the last line in view. */
function useScrolledToEnd(lines: number) {
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever a line is added.
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [lines]);
  return list;
}

/** All figures of a number, as typed. */
const plainNumber = (value: number) => String(value).replace('e', 'E').replace('E+', 'E');
