import type { Question } from '@api/contract';
import { TopicFormulae as Formulae } from '@shell/kit/topic-formulae';
import { TextLink } from 'design-system';
import { Link } from 'react-router-dom';
import { syllabusAddress } from '../addresses/addresses.ts';

/** With a link to the syllabus page. */
export function TopicFormulae({ question }: { question: Question }) {
  const [topic, subtopic] = question.topic_path.map(({ slug }) => slug);
  const page = syllabusAddress({ subject: question.subject.slug, topic, subtopic });
  return <Formulae question={question} end={<TextLink render={<Link to={page} />}>Open the full topic page</TextLink>} />;
}
