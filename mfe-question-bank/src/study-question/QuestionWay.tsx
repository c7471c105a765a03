import type { QuestionDetail } from '@api/contract';
import { css } from '@emotion/react';
import { addressOf } from '@shell/kit/addresses';
import { Breadcrumbs, token } from 'design-system';
import { Link } from 'react-router-dom';
import { listAddress } from '../addresses/addresses.ts';
import { StudyTools } from '../study-tools/StudyTools.tsx';

const way = css({
  gridArea: 'way',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: token.space[3],
  minInlineSize: 0,
});

/** The topics above a question, each a way to its list, and what is at hand beside them. */
export function QuestionWay({ question }: Pick<QuestionDetail, 'question'>) {
  const { subject, topic_path } = question;
  const [topic, subtopic, subsubtopic] = topic_path.map(({ slug }) => slug);
  const lists = [{ topic }, { topic, subtopic }, { topic, subtopic, subsubtopic }];
  const crumbs = topic_path.map(({ topic_name }, depth) => ({
    label: topic_name,
    render: <Link to={listAddress({ subject: subject.slug, ...lists[depth] })} />,
  }));
  const bank = {
    label: subject.subject_name,
    render: <Link to={addressOf('question-list', {}, { query: { subject: subject.slug } })} />,
  };
  return (
    <div css={way}>
      <Breadcrumbs items={[bank, ...crumbs]} />
      <StudyTools question={question} />
    </div>
  );
}
