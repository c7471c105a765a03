import type { AnswerField, AnswerPart, PartJudgement, PracticeAttempt } from '@api/contract';
import { formatDate } from 'design-system';
import { asSentence } from '../../bank-labels.ts';
import type { VerdictLine } from '../book-state.ts';

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];
const NOT_YET = 'Not quite. Check your working and try again.';
export const COMPARE = 'Saved. Now check it against the mark scheme.';
const LATER = 'We’ll check it as soon as we reach the server. Nothing is lost.';

/** Before it is clear whether the answer has to wait. */
export const ON_ITS_WAY = `On its way. ${LATER}`;

/** The network, or the server's `reason`. */
export const wordsOfWaiting = (reason: string | undefined): string =>
  reason === undefined ? 'You’re offline. We’ll check it when you’re back; nothing is lost.' : `${asSentence(reason)} ${LATER}`;

/** Further marks of a part are for working. */
function rightWords(earned: number, worth: number): string {
  const left = worth - earned;
  if (left <= 0 || earned === 0) return 'Correct!';
  return `Correct: ${earned} of ${worth} marks. The other ${left === 1 ? '1 is' : `${left} are`} for your working: mark it with the mark scheme.`;
}

/** What is right and what is not. */
export function saidOf(
  { verdict, fields, marks }: Pick<PartJudgement, 'verdict' | 'fields' | 'marks'>,
  { fields: asked, marks: worth }: Pick<AnswerPart, 'fields' | 'marks'>,
): VerdictLine {
  const notes = fields.map(({ note }) => note).filter((note) => note !== null);
  const known = fields.map((field) => (field.verdict === 'right' ? true : field.verdict === 'wrong' ? false : null));
  const several = fields.length > 1;
  switch (verdict) {
    case 'right':
      return { tone: 'right', words: [rightWords(marks, worth), ...notes].join(' '), fields: known, marks };
    case 'to_compare':
      return { tone: 'calm', words: COMPARE, fields: several ? known : [] };
    case 'unreadable': {
      const unread = fields.findIndex((field) => field.verdict === 'unreadable');
      const note = fields[unread]?.note ?? 'This cannot be read.';
      return { tone: 'calm', words: several ? `${nameOf(unread, asked)}: ${note}` : note, fields: [] };
    }
    case 'wrong': {
      const isNear = notes.length > 0 || known.includes(true);
      const words = several
        ? fields.map((field, index) => verdictLabel(field, nameOf(index, asked))).join(' ')
        : (notes[0] ?? NOT_YET);
      return { tone: isNear ? 'near' : 'wrong', words, fields: known };
    }
  }
}

function verdictLabel({ verdict, note }: PartJudgement['fields'][number], name: string): string {
  if (verdict === 'right') return `${name} is right.${note === null ? '' : ` ${note}`}`;
  return `${name}: ${note ?? 'not right yet.'}`;
}

/** Its label if that is plain text, else its position. */
function nameOf(index: number, asked: readonly AnswerField[]): string {
  const label = asked[index]?.label_html ?? '';
  const words = label.includes('katex') ? '' : label.replace(/<[^>]*>/g, '').trim();
  return words ? words.charAt(0).toUpperCase() + words.slice(1) : `The ${ORDINALS[index] ?? 'last'} answer`;
}

/** An earlier answer's outcome, and that it can be tried again. */
export function saidOfEarlier({ verdict, answered_at, corrected, of }: PracticeAttempt): VerdictLine {
  // Older APIs send no `corrected`.
  if (corrected) {
    const on = formatDate(corrected.at, 'day');
    return {
      tone: 'calm',
      words: `The answer was corrected on ${on}: yours earns ${corrected.marks} of ${of} now. Try it again.`,
    };
  }
  const when = formatDate(answered_at, 'day');
  const how = {
    right: `Right on ${when}.`,
    wrong: `Not right on ${when}.`,
    to_compare: `Answered on ${when}.`,
    gave_up: `Given up on ${when}.`,
  };
  return { tone: 'calm', words: `${how[verdict]} Try it again.` };
}
