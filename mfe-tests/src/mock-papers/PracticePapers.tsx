import type { Blueprint, PracticePaper } from '@api/contract';
import { css } from '@emotion/react';
import { counted } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { TextLink, token } from 'design-system';
import { Link } from 'react-router-dom';

const part = css({ display: 'grid', gap: token.space[3] });
const small = css({ margin: 0, fontFamily: token.font.sans, fontSize: token.text.control });
const lead = css({ margin: 0, color: token.color.ink2 });
const list = css({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${token.space[1]} ${token.space[4]}`,
  paddingBlock: token.space[3],
  '& + &': { borderBlockStart: `1px solid ${token.color.line}` },
});

/** The practice papers of the chosen kind, the same for everybody; nothing where there are none. */
export function PracticePapers({ papers, blueprint }: { papers: readonly PracticePaper[]; blueprint: Blueprint }) {
  const own = papers.filter((paper) => paper.blueprint === blueprint.key);
  if (own.length === 0) return null;
  return (
    <section css={part} aria-labelledby="practice-papers">
      <h2 id="practice-papers" css={small}>
        Or take a practice paper
      </h2>
      <p css={lead}>Everyone gets the same papers, and no question is repeated.</p>
      <ul css={list}>
        {own.map((paper) => (
          <li key={paper.code} css={row}>
            <TextLink
              render={<Link to={addressOf('mock-paper', { code: paper.code })} />}
            >{`Practice set ${paper.set}, Paper ${blueprint.paper}`}</TextLink>
            <span css={lead}>
              {counted(paper.question_count, 'question')}, {counted(paper.marks, 'mark')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
