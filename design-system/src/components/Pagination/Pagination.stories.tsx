import { css } from '@emotion/react';
import { useState } from 'react';
import { token } from '../../tokens/token.ts';
import { PageSizeSelect } from './PageSizeSelect.tsx';
import { Pagination } from './Pagination.tsx';
import { RangeText } from './RangeText.tsx';

export default {
  title: 'Components/Pagination',
  component: Pagination,
  subcomponents: { PageSizeSelect, RangeText },
  parameters: {
    keyboard: {
      Pagination: {
        Tab: 'goes from page to page',
        'Enter, Space': 'goes to the page',
      },
      PageSizeSelect: {
        'Up, Down': 'choose a larger or smaller page',
      },
    },
  },
};

const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: token.space[4] });
export function Footer() {
  const [page, setPage] = useState(5);
  const [pageSize, setPageSize] = useState(5);
  return (
    <div css={row}>
      <RangeText page={page} pageSize={pageSize} totalCount={88} />
      <Pagination page={page} pageSize={pageSize} totalCount={88} onPageChange={setPage} />
      <PageSizeSelect value={pageSize} onValueChange={setPageSize} />
    </div>
  );
}
export function AtTheEnds() {
  return (
    <div css={row}>
      <Pagination label="First page" page={1} pageSize={10} totalCount={88} />
      <Pagination label="Last page" page={9} pageSize={10} totalCount={88} />
      <Pagination label="Few pages" page={2} pageSize={10} totalCount={30} />
    </div>
  );
}
