import { membersOnly } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { TextLink } from 'design-system';
import { Link } from 'react-router-dom';

/** What a teacher can set from here: a topic by its course and slug, or questions by their ids. */
export type ClassWork = { subject: string; topic: string } | { questions: readonly number[] };

/** The page that sets work for a class, filled in with `work`. */
const setWorkAddress = (work: ClassWork): string =>
  addressOf('set-for-class', {}, { query: 'questions' in work ? { questions: work.questions.join() } : { ...work } });

/** A link to set questions for a class, for all signed-in users: any account can teach. */
export function SetForClass({ work, className }: { work: ClassWork; className?: string }) {
  return (
    <TextLink className={className} css={membersOnly} render={<Link to={setWorkAddress(work)} />}>
      Set for a class
    </TextLink>
  );
}
