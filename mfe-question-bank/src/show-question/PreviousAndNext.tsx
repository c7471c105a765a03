import type { QuestionDetail } from '@api/contract';
import { css } from '@emotion/react';
import { Button, media, token } from 'design-system';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { addressBySlugs } from '../addresses/addresses.ts';
import { listSearch } from '../addresses/list-selection.ts';

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: token.space[3],
  '& > [data-forward]': { marginInlineStart: 'auto', display: 'flex', flexWrap: 'wrap', gap: token.space[3] },
  [media.phone]: { '&, & > [data-forward]': { gap: token.space[2] }, '& > [data-forward] > *': { flex: '1 1 auto' } },
});

interface PreviousAndNextProps extends Pick<QuestionDetail, 'previous' | 'next'> {
  /** Check is the primary action now. */
  quiet?: boolean;
  aside?: ReactNode;
  before?: ReactNode;
}

/** The neighbours in the address's list. */
export function PreviousAndNext({ previous, next, quiet = false, aside, before }: PreviousAndNextProps) {
  const [search] = useSearchParams();
  const list = listSearch(search);
  if (!previous && !next && !aside && !before) return null;
  return (
    <nav css={row} aria-label="Questions">
      {previous && (
        <Button icon={<ArrowLeft />} render={<Link to={addressBySlugs(previous, list)} rel="prev" />}>
          Previous
        </Button>
      )}
      {aside}
      <div data-forward>
        {before}
        {next && (
          <Button
            variant={quiet ? 'secondary' : 'primary'}
            iconEnd={<ArrowRight />}
            render={<Link to={addressBySlugs(next, list)} rel="next" />}
          >
            Next question
          </Button>
        )}
      </div>
    </nav>
  );
}
