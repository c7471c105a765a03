import type { QuestionDetail } from '@api/contract';
import { css } from '@emotion/react';
import { Button, token } from 'design-system';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { Link, useSearchParams } from 'react-router-dom';
import { addressBySlugs } from '../addresses/addresses.ts';
import { listSearch } from '../addresses/list-selection.ts';

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: token.space[3],
  '& > [rel="next"]': { marginInlineStart: 'auto' },
});

/** The way to the questions before and after in the list that the address names; at an end there is none. */
export function PreviousAndNext({ previous, next }: Pick<QuestionDetail, 'previous' | 'next'>) {
  const [search] = useSearchParams();
  const list = listSearch(search);
  if (!previous && !next) return null;
  return (
    <nav css={row} aria-label="Questions">
      {previous && (
        <Button icon={<ArrowLeft />} render={<Link to={addressBySlugs(previous, list)} rel="prev" />}>
          Previous
        </Button>
      )}
      {next && (
        <Button variant="primary" iconEnd={<ArrowRight />} render={<Link to={addressBySlugs(next, list)} rel="next" />}>
          Next question
        </Button>
      )}
    </nav>
  );
}
