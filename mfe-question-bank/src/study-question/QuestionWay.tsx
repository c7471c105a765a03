import type { QuestionDetail } from '@api/contract';
import { css } from '@emotion/react';
import { addressOf } from '@shell/kit/addresses';
import { Breadcrumbs, media, token } from 'design-system';
import { Link } from 'react-router-dom';
import { listAddress } from '../addresses/addresses.ts';

/** Where the page is one column, only the list above the question, in one line. */
const way = css({
  gridArea: 'way',
  minInlineSize: 0,
  [media.belowDesktop]: {
    '& li:not(:last-child)': { display: 'none' },
    '& li': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& li::before': { content: '"‹ " / ""' },
    '& a': { display: 'inline' },
  },
  // The question begins as high as it can.
  [media.phone]: { marginBlock: `calc(-1 * ${token.space[1]})` },
});

/** The topics above a question, each a way to its list. */
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
  return <Breadcrumbs css={way} items={[bank, ...crumbs]} />;
}
