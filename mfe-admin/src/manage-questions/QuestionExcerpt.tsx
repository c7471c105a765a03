import { css } from '@emotion/react';
import { media, TextLink, Typeset } from 'design-system';
import { Link } from 'react-router-dom';

// A grid keeps long formulae within the column.
const room = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(15rem, 36rem)',
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
// Whole lines: a formula cut in the middle reads as another one.
const excerpt = css({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  minInlineSize: 0,
  overflow: 'hidden',
  '[data-density="compact"] &': { WebkitLineClamp: 1 },
});

function firstParagraph(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  return (
    [...page.querySelectorAll('p')].find((paragraph) => paragraph.textContent.trim() !== '')?.innerHTML ??
    'A question without words'
  );
}

/** The beginning of a question, as a link. */
export function QuestionExcerpt({ html, to }: { html: string; to: string }) {
  return (
    <div css={room}>
      <TextLink quiet css={excerpt} render={<Link to={to} />}>
        <Typeset variant="line" html={firstParagraph(html)} />
      </TextLink>
    </div>
  );
}
