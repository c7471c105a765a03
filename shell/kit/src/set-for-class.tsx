import { TextLink } from 'design-system';
import { Link } from 'react-router-dom';
import { addressOf } from './addresses.ts';
import { membersOnly } from './by-session.ts';

/** A topic, a mock paper, questions by id, or a page to read. */
export type ClassWork =
  | { subject: string; topic: string }
  | { subject: string; paper: string }
  | { questions: readonly number[] }
  | { reading: string };

/** The page that sets work for a class, filled in. */
const setWorkAddress = (work: ClassWork): string =>
  addressOf('set-for-class', {}, { query: 'questions' in work ? { questions: work.questions.join() } : { ...work } });

interface SetForClassProps {
  work: ClassWork;
  label?: string;
  className?: string;
}

/** A link to set work for a class, for all signed-in users: any account can teach. */
export function SetForClass({ work, label = 'Set for a class', className }: SetForClassProps) {
  return (
    <TextLink className={className} css={membersOnly} render={<Link to={setWorkAddress(work)} />}>
      {label}
    </TextLink>
  );
}
