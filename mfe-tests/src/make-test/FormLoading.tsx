import { css } from '@emotion/react';
import { LoadingRegion, Sheet, Skeleton, token } from 'design-system';

const form = css({ display: 'grid', gap: token.space[5] });
const field = css({ display: 'grid', gap: token.space[2] });
/** A label, its field, and for the duration the cards. */
const FIELDS = ['subject', 'topics', 'subtopics', 'sub-subtopics', 'duration'];

/** The form while it is not known what it begins with. */
export function FormLoading() {
  return (
    <Sheet render={<LoadingRegion />}>
      <div css={form}>
        {FIELDS.map((name) => (
          <div key={name} css={field}>
            <Skeleton width="20%" />
            <Skeleton shape="block" height={token.size.control} />
          </div>
        ))}
        <Skeleton shape="block" width="30%" height={token.size.control} />
      </div>
    </Sheet>
  );
}
