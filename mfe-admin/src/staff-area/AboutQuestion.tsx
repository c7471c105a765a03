import type { DoubtThread } from '@api/contract';
import { css } from '@emotion/react';
import { questionAddress } from '@shell/kit/addresses';
import { Badge, TextLink, Typeset, token } from 'design-system';
import ExternalLink from 'lucide-react/icons/external-link';
import { Link } from 'react-router-dom';
import { editAddress } from './addresses.ts';

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${token.space[1]} ${token.space[4]}`,
  fontSize: token.text.small,
  color: token.color.ink2,
});
const links = css({ display: 'flex', flexWrap: 'wrap', gap: token.space[4] });
const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: token.space[1],
  '& svg': { inlineSize: '1em', blockSize: '1em', strokeWidth: token.stroke.icon },
});
const box = css({
  border: `1px solid ${token.color.line}`,
  borderRadius: token.radius.control,
  background: token.color.paper,
  '& summary': {
    padding: `${token.space[3]} ${token.space[4]}`,
    cursor: 'pointer',
    fontSize: token.text.control,
    fontWeight: token.weight.medium,
  },
  '& > div': { padding: `0 ${token.space[4]} ${token.space[4]}`, overflowX: 'auto' },
});

interface AboutQuestionProps {
  question: Omit<DoubtThread['Question'], 'excerpt_html'>;
  /** Its form can restore it. */
  deleted?: boolean;
}

/** The question of a doubt or report, linked. */
export function AboutQuestion({ question, deleted = false }: AboutQuestionProps) {
  return (
    <>
      <div css={row}>
        <span>
          {question.subject.subject_name}, {question.topic.topic_number} {question.topic.topic_name}
        </span>
        <span css={links}>
          <TextLink render={<Link to={editAddress(question.id)} />}>Edit</TextLink>
          {question.visible ? (
            <TextLink
              css={link}
              href={questionAddress(question)}
              target="_blank"
              rel="noopener"
              aria-label="Open the question in a new tab"
            >
              Open the question
              <ExternalLink aria-hidden="true" />
            </TextLink>
          ) : (
            <Badge>{deleted ? 'Deleted' : 'Hidden from users'}</Badge>
          )}
        </span>
      </div>
      <details css={box}>
        <summary>The question</summary>
        <div>
          <Typeset html={question.questions_html} />
        </div>
      </details>
    </>
  );
}
