import { useEffect, useRef, useState } from 'react';
import { calculate } from './evaluate.ts';
import type { AngleUnit } from './functions.ts';

interface Calculation {
  source: string;
  value: number;
  angle: AngleUnit;
}

/** Of a tab, oldest first. */
interface Calculations {
  angle: AngleUnit;
  made: readonly Calculation[];
}

const PLACE = 'calculator';
const MOST = 30;
const NONE: Calculations = { angle: 'degrees', made: [] };

/** From the tab's storage: the calculator may be closed, and the page left. */
function readCalculations(): Calculations {
  try {
    const kept = JSON.parse(sessionStorage.getItem(PLACE) ?? 'null') as Calculations | null;
    return kept && Array.isArray(kept.made) && (kept.angle === 'degrees' || kept.angle === 'radians') ? kept : NONE;
  } catch {
    return NONE;
  }
}

/** Stores the latest thirty, if the browser stores anything. */
function keepCalculations(calculations: Calculations): Calculations {
  const kept = { ...calculations, made: calculations.made.slice(-MOST) };
  try {
    sessionStorage.setItem(PLACE, JSON.stringify(kept));
  } catch {
    // Only the history is lost.
  }
  return kept;
}

/** An operator at the start continues from the last result. */
const CONTINUES = /^[+\-−–×·*÷/^²³!⁻]/;

/** The calculation typed into `field`, with its outcome and history. After a result, an operator continues from it. */
export function useCalculation() {
  const field = useRef<HTMLInputElement>(null);
  const [calculations, setCalculations] = useState(readCalculations);
  const [source, setSource] = useState('');
  const [outcome, setOutcome] = useState<{ value: number } | { problem: string }>();
  const recall = useRef(0);
  const caret = useRef<number>(undefined);
  const { angle, made } = calculations;
  const done = outcome !== undefined && 'value' in outcome;
  useCaret(field, caret, source);

  /** Writes at the caret, or replaces the whole line. */
  const write = (text: string, { replacing = false } = {}) => {
    setOutcome(undefined);
    recall.current = 0;
    const { selectionStart, selectionEnd } = field.current ?? {};
    const from = replacing || done ? 0 : (selectionStart ?? source.length);
    const to = replacing || done ? source.length : (selectionEnd ?? source.length);
    const written = done && CONTINUES.test(text) ? `Ans${text}` : text;
    caret.current = from + written.length;
    setSource(source.slice(0, from) + written + source.slice(to));
  };
  /** Deletes the selection, or backwards. */
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
  /** Recalls the line `step` further back. */
  const recallLine = (step: number) => {
    const place = Math.min(Math.max(recall.current + step, 0), made.length);
    recall.current = place;
    setOutcome(undefined);
    const text = place === 0 ? '' : (made[made.length - place]?.source ?? '');
    caret.current = text.length;
    setSource(text);
  };
  const put = (text: string) => {
    setOutcome(undefined);
    setSource(text);
  };
  const setAngle = (next: typeof angle) => setCalculations(keepCalculations({ ...calculations, angle: next }));
  return { field, source, outcome, done, angle, made, write, remove, equals, recallLine, put, setAngle };
}

/** Puts the caret behind what was written, once rendered. */
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

/** Characters that one press deletes: a whole function. */
const lengthOfLast = (text: string) => text.match(/(?:[A-Za-z]+(?:⁻¹)?\(|√\(|∛\(|Ans|, |.)$/u)?.[0].length ?? 0;
