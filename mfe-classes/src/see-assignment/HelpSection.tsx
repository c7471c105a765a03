import type { AssignmentOverview } from '@api/contract';
import { addressOf } from '@shell/kit/addresses';
import { Sheet, TextLink } from 'design-system';
import { Link } from 'react-router-dom';
import { HELP_WORDS } from '../class-words/work-words.ts';
import { heading, list, listRow, rowDetail, section } from '../layoutStyles.ts';

/** Who needs help with an assignment, and why, in words. */
export function HelpSection({ overview }: { overview: AssignmentOverview }) {
  const needing = overview.learners.filter(({ needs_help, former }) => needs_help.length > 0 && !former);
  if (needing.length === 0) return null;
  return (
    <section css={section} aria-labelledby="help">
      <h2 id="help" css={heading}>
        Who needs help
      </h2>
      <Sheet padding="none">
        <ul css={list}>
          {needing.map(({ user_id, name, needs_help }) => (
            <li key={user_id} css={listRow}>
              <TextLink render={<Link to={addressOf('class-learner', { classId: overview.class.id, learnerId: user_id })} />}>
                {name}
              </TextLink>
              <p css={rowDetail}>{needs_help.map((reason) => HELP_WORDS[reason]).join(', ')}</p>
            </li>
          ))}
        </ul>
      </Sheet>
    </section>
  );
}
