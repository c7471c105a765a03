import type { TaughtAssignment } from '@api/contract';
import { useApi } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { Sheet, TextLink } from 'design-system';
import { Link } from 'react-router-dom';
import { HELP_WORDS } from '../class-words/work-words.ts';
import { Loaded } from '../Loaded.tsx';
import { heading, list, listRow, quiet, rowDetail, section } from '../layoutStyles.ts';

/** So many names are easy to keep in mind; the assignment's page has them all. */
const SHOWN = 5;

/** Who needs help with the assignment that the class is at, and why. */
export function NeedsHelp({ assignment }: { assignment: TaughtAssignment }) {
  const params = { classId: assignment.class_id, assignmentId: assignment.id };
  const overview = useApi('GET /api/assignment-overview', { query: { assignment_id: String(assignment.id) } }, { staleTime: 0 });
  return (
    <section css={section} aria-labelledby="help">
      <h2 id="help" css={heading}>
        Who needs help
      </h2>
      <Loaded answer={overview} failed="Who needs help did not load">
        {({ learners }) => {
          const needing = learners.filter(({ needs_help, former }) => needs_help.length > 0 && !former);
          if (needing.length === 0) return <p css={quiet}>Nobody so far, by {assignment.title}.</p>;
          return (
            <>
              <Sheet padding="none">
                <ul css={list}>
                  {needing.slice(0, SHOWN).map(({ user_id, name, needs_help }) => (
                    <li key={user_id} css={listRow}>
                      <TextLink
                        render={<Link to={addressOf('class-learner', { classId: params.classId, learnerId: user_id })} />}
                      >
                        {name}
                      </TextLink>
                      <p css={rowDetail}>{needs_help.map((reason) => HELP_WORDS[reason]).join(', ')}</p>
                    </li>
                  ))}
                </ul>
              </Sheet>
              <p css={quiet}>
                In <TextLink render={<Link to={addressOf('assignment', params)} />}>{assignment.title}</TextLink>
                {needing.length > SHOWN && `, and ${needing.length - SHOWN} more`}.
              </p>
            </>
          );
        }}
      </Loaded>
    </section>
  );
}
