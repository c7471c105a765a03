import type { AngleUnit } from './functions.ts';

/** One calculation, as it was made. */
export interface Calculation {
  source: string;
  value: number;
  angle: AngleUnit;
}

/** The calculations of a tab, oldest first. */
export interface Calculations {
  angle: AngleUnit;
  made: readonly Calculation[];
}

const PLACE = 'calculator';
const MOST = 30;
const NONE: Calculations = { angle: 'degrees', made: [] };

/** The calculations of this tab: the calculator can be closed, and the page left, without losing them. */
export function readCalculations(): Calculations {
  try {
    const kept = JSON.parse(sessionStorage.getItem(PLACE) ?? 'null') as Calculations | null;
    return kept && Array.isArray(kept.made) && (kept.angle === 'degrees' || kept.angle === 'radians') ? kept : NONE;
  } catch {
    return NONE;
  }
}

/** Keeps them, the latest thirty. Where the browser keeps nothing they last as long as the calculator is open. */
export function keepCalculations(calculations: Calculations): Calculations {
  const kept = { ...calculations, made: calculations.made.slice(-MOST) };
  try {
    sessionStorage.setItem(PLACE, JSON.stringify(kept));
  } catch {
    // Nothing is lost but the way back.
  }
  return kept;
}
