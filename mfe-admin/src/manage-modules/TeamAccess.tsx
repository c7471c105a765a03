import { css } from '@emotion/react';
import type { ReleasedModule } from '@shell/kit/release-desk';
import { token } from 'design-system';
import { Addresses } from './Addresses.tsx';
import { Tokens } from './Tokens.tsx';

const both = css({ display: 'grid', gap: token.space[5], paddingBlock: token.space[2], '& > *': { minInlineSize: 0 } });

/** What a team needs to release its module from elsewhere: tokens for its pipelines, and addresses for its pages. */
export function TeamAccess({ module }: { module: ReleasedModule }) {
  return (
    <div css={both}>
      <Tokens module={module.name} tokens={module.tokens ?? []} />
      <Addresses module={module.name} addresses={module.addresses ?? []} />
    </div>
  );
}
