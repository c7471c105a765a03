import { css } from '@emotion/react';
import { LoadingRegion, Skeleton, token } from 'design-system';

const loading = css({ display: 'grid', gap: token.space[3] });

/** A table of a list while it loads. */
export function TableLoading({ label }: { label: string }) {
  return (
    <LoadingRegion css={loading} label={label}>
      {Array.from({ length: 8 }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows stand for nothing yet.
        <Skeleton key={row} shape="block" height={token.space[10]} />
      ))}
    </LoadingRegion>
  );
}
