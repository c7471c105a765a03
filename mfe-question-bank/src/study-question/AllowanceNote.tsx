import type { QuestionDetail } from '@api/contract';
import { css } from '@emotion/react';
import { formatDate, token } from 'design-system';

/** From here, the user sees how many are left. */
const FEW_LEFT = 3;

const note = css({ margin: 0, color: token.color.ink3, fontSize: token.text.small, fontVariantNumeric: 'tabular-nums' });
const few = css({ color: token.color.medium, fontWeight: token.weight.medium });

/** `1 December`; months are in UTC. */
export const renewalDay = (resetsAt: string) => formatDate(resetsAt, 'day', 'UTC');

/** What opening the answer costs, if anything. */
export function AllowanceNote({ question, abilities, allowance, ...rest }: QuestionDetail & { className?: string }) {
  const { className } = rest;
  if (question.free_answer) {
    const guest = question.learner === null;
    if (!guest && !allowance) return null;
    return (
      <p css={note} className={className}>
        {guest ? 'Free solution: no account needed.' : 'Free solution: doesn’t use your allowance.'}
      </p>
    );
  }
  if (!allowance) return null;
  const { used, limit, resets_at } = allowance;
  const left = Math.max(0, limit - used);
  const warns = left <= FEW_LEFT;
  return (
    <p css={[note, warns && few]} className={className}>
      {used} of {limit} solutions used this month
      {warns && (left > 0 ? `: ${left} left until ${renewalDay(resets_at)}` : `. New ones from ${renewalDay(resets_at)}`)}
    </p>
  );
}
