import { LoadingRegion, Sheet, Skeleton, token } from 'design-system';
import { stack } from '../styles.ts';

export function TableLoading({ label }: { label: string }) {
  return (
    <LoadingRegion css={stack[3]} label={label}>
      {Array.from({ length: 8 }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all rows are alike.
        <Skeleton key={row} shape="block" height={token.space[10]} />
      ))}
    </LoadingRegion>
  );
}

export function CardsLoading({ label }: { label: string }) {
  return (
    <LoadingRegion css={stack[4]} label={label}>
      {['first', 'second', 'third'].map((key) => (
        <Sheet key={key}>
          <div css={stack[4]}>
            <Skeleton width="30%" />
            <Skeleton width="90%" />
            <Skeleton width="70%" />
            <Skeleton shape="block" height={token.space[12]} />
          </div>
        </Sheet>
      ))}
    </LoadingRegion>
  );
}
