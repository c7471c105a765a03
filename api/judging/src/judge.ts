import { type AnswerKey, type AnswerKeyOf, type Judgement, LONGEST_ANSWER } from '@api/contract';
import { judgeEquation } from './kinds/equation.ts';
import { judgeExpression } from './kinds/expression.ts';
import { judgeFormula } from './kinds/formula.ts';
import { judgeInterval } from './kinds/interval.ts';
import { judgeNumber } from './kinds/number.ts';
import { judgePoint } from './kinds/point.ts';
import { judgeSet } from './kinds/set.ts';
import { betterJudgement, foreseen, right, toCompare, unreadable, wrong } from './notes.ts';
import { tidied } from './reading/normalise.ts';
import { UNREADABLE, Unreadable } from './reading/tokens.ts';

type Comma = 'decimal' | 'separator';

function judgeOption({ correct, distractors }: AnswerKeyOf<'option'>, typed: string): Judgement {
  const chosen = typed.trim().toUpperCase();
  if (!/^[A-D]$/.test(chosen)) return unreadable('Choose one of the options.');
  if (chosen === correct) return right();
  const slip = distractors?.[chosen as AnswerKeyOf<'option'>['correct']];
  return slip ? foreseen(slip) : wrong();
}

/** Judges with one reading of commas; what cannot be read so is unreadable. */
function judgeReading(key: AnswerKey, typed: string, comma: Comma): Judgement {
  switch (key.kind) {
    case 'expression':
      return judgeExpression(key, typed, comma);
    case 'equation':
      return judgeEquation(key, typed, comma);
    case 'set':
      return judgeSet(key, typed, comma);
    case 'interval':
      return judgeInterval(key, typed, comma);
    case 'coordinate':
    case 'vector':
      return judgePoint(key, typed, comma);
    case 'formula':
      return judgeFormula(key, typed);
    default:
      return toCompare();
  }
}

const TYPE_INSTEAD: Readonly<Partial<Record<AnswerKey['kind'], string>>> = {
  expression: 'Type an expression, such as 2x^2 - 3/(x+1) or sqrt(3)/2.',
  equation: 'Type an equation, such as y = 2x - 1/2.',
  set: 'Type the values with commas between them, such as -2, 3/2.',
  interval: 'Type an inequality, such as -1 <= x < 4, or an interval, such as [-1, 4).',
  coordinate: 'Type coordinates in brackets, such as (2, -3/4).',
  vector: 'Type components in brackets, such as (2, -1, 3), or unit vectors, such as 2i - j + 3k.',
  formula: 'Type a formula, such as CH3COOH or SO4^2-.',
};

/** A learner's text is never the fault of the server: what cannot be read is unreadable. A fault in the key itself is thrown on. */
function orUnreadable(kind: AnswerKey['kind'], run: () => Judgement): Judgement {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return unreadable(
      error.message === UNREADABLE ? `This could not be read. ${TYPE_INSTEAD[kind] ?? ''}`.trim() : error.message,
    );
  }
}

/** `(0,-3,0)` are three numbers: nobody who writes decimals with a comma ends them in 0 and parts them by a bare comma. */
const isList = (typed: string) => /\d,0+(?!\d)/.test(typed) && /,[-+\u2212\d]/.test(typed.replace(/\d,\d+/g, '0'));

const SPACED = /^[([{<]?\s*[-+\u2212]?\d+(?:[./]\d+)?(?:\s+[-+\u2212]?\d+(?:[./]\d+)?)+\s*[)\]}>]?$/;

/** Several results with a space or a line's end alone between them: `x = 1 y = 2`. */
const NEXT_NAME = /(?<=[\d)])(?:\s+(?=[A-Za-z]_?\d? ?=)|[ \t]*\n\s*)/g;

/** `(-1 4 2)`: numbers separated by spaces, where several are asked. */
function spellingsOf(kind: AnswerKey['kind'], typed: string): string[] {
  if (!['set', 'coordinate', 'vector'].includes(kind)) return [typed];
  const parted = typed.replace(NEXT_NAME, '; ');
  return SPACED.test(typed) ? [typed, typed.replace(/(?<=\d)\s+(?=[-+\u2212\d])/g, '; ')] : [parted];
}

/**
 * Judges what was typed into one field: TeX as a maths field gives it, or plain. Where a comma may part or be a decimal point, both readings are
 * tried and the better one counts. Pure; the cost is bounded by the lengths of key and answer (`LONGEST_ANSWER`, tokens, depth): nothing is
 * evaluated but arithmetic at a fixed number of points, and nothing that is typed is run.
 */
export function judge(key: AnswerKey, written: string): Judgement {
  if (written.length > LONGEST_ANSWER) return unreadable('That is too long to be judged.');
  const typed = tidied(written);
  if (key.kind === 'compare') return typed.trim() === '' ? unreadable('There is nothing to compare yet.') : toCompare();
  if (typed.trim() === '') return unreadable('There is nothing to judge yet.');
  if (key.kind === 'option') return judgeOption(key, typed);
  if (key.kind === 'number') return judgeNumber(key, typed).reduce(betterJudgement);
  const readings: Comma[] = typed.includes(',') && !isList(typed) ? ['separator', 'decimal'] : ['separator'];
  return spellingsOf(key.kind, typed)
    .flatMap((text) => readings.map((comma) => orUnreadable(key.kind, () => judgeReading(key, text, comma))))
    .reduce(betterJudgement);
}
