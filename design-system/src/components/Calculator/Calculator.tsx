import { type ComponentProps, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { keepCalculations, readCalculations } from './calculations.ts';
import * as styles from './calculatorStyles.ts';
import { calculate, showNumber } from './evaluate.ts';
import { type CalculatorKey, KEYS } from './keys.ts';

/** Props of Calculator; all go to its `<div>`. */
export type CalculatorProps = Omit<ComponentProps<'div'>, 'children'>;

const ANGLES = [
  { value: 'degrees', label: 'Degrees' },
  { value: 'radians', label: 'Radians' },
] as const;
const STEPS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
};
/** How a calculation goes on from a result when it begins with an operator. */
const CONTINUES = /^[+\-−–×·*÷/^²³!⁻]/;

/**
 * A scientific calculator: typed or tapped, Enter or = gives the result, the arrow keys up and down bring former lines back. Whether it counts in
 * degrees or radians always shows. Its history is kept in the tab.
 */
export function Calculator(props: CalculatorProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [calculations, setCalculations] = useState(readCalculations);
  const [source, setSource] = useState('');
  const [outcome, setOutcome] = useState<{ value: number } | { problem: string }>();
  const recall = useRef(0);
  const caret = useRef<number>(undefined);
  const { angle, made } = calculations;
  useCaret(field, caret, source);
  const history = useScrolledToEnd(made.length);

  const write = (text: string, { replacing = false } = {}) => {
    setOutcome(undefined);
    recall.current = 0;
    const done = outcome !== undefined && 'value' in outcome;
    const { selectionStart, selectionEnd } = field.current ?? {};
    const from = replacing || done ? 0 : (selectionStart ?? source.length);
    const to = replacing || done ? source.length : (selectionEnd ?? source.length);
    const written = done && CONTINUES.test(text) ? `Ans${text}` : text;
    caret.current = from + written.length;
    setSource(source.slice(0, from) + written + source.slice(to));
  };
  const remove = () => {
    setOutcome(undefined);
    const { selectionStart, selectionEnd } = field.current ?? {};
    const to = selectionEnd ?? source.length;
    const from = selectionStart === selectionEnd ? Math.max(0, to - lengthOfLast(source.slice(0, to))) : (selectionStart ?? to);
    caret.current = from;
    setSource(source.slice(0, from) + source.slice(to));
  };
  const equals = () => {
    if (source.trim() === '') return;
    const result = calculate(source, { angle, ans: made.at(-1)?.value ?? 0 });
    setOutcome(result);
    recall.current = 0;
    if ('value' in result) setCalculations(keepCalculations({ angle, made: [...made, { source, value: result.value, angle }] }));
  };
  const recallLine = (step: number) => {
    const place = Math.min(Math.max(recall.current + step, 0), made.length);
    recall.current = place;
    setOutcome(undefined);
    const text = place === 0 ? '' : (made[made.length - place]?.source ?? '');
    caret.current = text.length;
    setSource(text);
  };
  const press = (key: CalculatorKey) => {
    if (key.writes !== undefined) write(key.writes);
    else if (key.acts === 'delete') remove();
    else if (key.acts === 'calculate') equals();
    else {
      setSource('');
      setOutcome(undefined);
    }
  };
  const onFieldKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === '=') equals();
    else if (event.key === 'ArrowUp') recallLine(1);
    else if (event.key === 'ArrowDown') recallLine(-1);
    else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && outcome && 'value' in outcome) write(event.key);
    else return;
    event.preventDefault();
  };

  return (
    <div {...props} css={styles.calculator}>
      <SegmentedControl
        label="Angles in"
        options={ANGLES}
        value={angle}
        onValueChange={(next) => setCalculations(keepCalculations({ ...calculations, angle: next }))}
      />
      {made.length > 0 && (
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
      )}
      <div css={styles.display}>
        <label htmlFor={id} css={visuallyHidden}>
          Calculation
        </label>
        <input
          ref={field}
          id={id}
          type="text"
          // The pad is at hand: a keyboard over it would cover the question.
          inputMode={globalThis.matchMedia?.('(pointer: coarse)').matches ? 'none' : 'text'}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          maxLength={300}
          aria-describedby={`${id}-result`}
          aria-invalid={outcome !== undefined && 'problem' in outcome}
          value={source}
          onChange={(event) => {
            setOutcome(undefined);
            setSource(event.target.value);
          }}
          onKeyDown={onFieldKey}
          css={styles.entry}
        />
        <output id={`${id}-result`} htmlFor={id} css={[styles.result, outcome && 'problem' in outcome && styles.problem]}>
          {outcome && ('value' in outcome ? `= ${showNumber(outcome.value)}` : outcome.problem)}
        </output>
      </div>
      <Pad onPress={press} onType={(text) => (text === 'Enter' ? equals() : text === 'Backspace' ? remove() : write(text))} />
    </div>
  );
}

/** The keys: one stop of the Tab key, in it the arrow keys move, and what is typed goes into the calculation. */
function Pad({ onPress, onType }: { onPress: (key: CalculatorKey) => void; onType: (text: string) => void }) {
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
    // The page has keys of its own.
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
            // The calculation keeps the focus and its caret.
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

/** Puts the caret where something was written, once it is drawn. */
function useCaret(field: { current: HTMLInputElement | null }, caret: { current: number | undefined }, source: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the calculation has changed.
  useEffect(() => {
    const input = field.current;
    if (caret.current === undefined || !input) return;
    input.setSelectionRange(caret.current, caret.current);
    input.scrollLeft = input.scrollWidth;
    caret.current = undefined;
  }, [source]);
}

/** A list whose last line stays in view. */
function useScrolledToEnd(lines: number) {
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever a line is added.
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [lines]);
  return list;
}

/** How many characters one press of delete takes: a function goes as a whole. */
const lengthOfLast = (text: string) => text.match(/(?:[A-Za-z]+(?:⁻¹)?\(|√\(|∛\(|Ans|, |.)$/u)?.[0].length ?? 0;

/** A result as it is typed: all figures that a number holds. */
const plainNumber = (value: number) => String(value).replace('e', 'E').replace('E+', 'E');
