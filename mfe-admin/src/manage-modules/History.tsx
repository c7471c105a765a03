import { css } from '@emotion/react';
import type { ReleaseChange } from '@shell/kit/release-desk';
import { token } from 'design-system';
import { momentOf } from '../staff-area/formats.tsx';
import { CHANGE_WORDS, short } from './module-labels.ts';

const list = css({
  display: 'grid',
  gap: token.space[2],
  margin: 0,
  padding: 0,
  paddingBlockEnd: token.space[3],
  listStyle: 'none',
});
const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${token.space[3]}`,
  fontSize: token.text.control,
  overflowWrap: 'anywhere',
  '& time': { color: token.color.ink3, fontVariantNumeric: 'tabular-nums' },
});
const none = css({ margin: 0, paddingBlockEnd: token.space[3], color: token.color.ink2, fontSize: token.text.control });

/** Changes of a module's releases, latest first. */
export function History({ changes }: { changes: readonly ReleaseChange[] }) {
  if (changes.length === 0) return <p css={none}>Nothing is known of what was before.</p>;
  return (
    <ol css={list}>
      {changes.map(({ version, since, by, how, detail }) => (
        <li key={`${since} ${how} ${version}`} css={line}>
          <time dateTime={since}>{momentOf(since)}</time>
          <span>
            {CHANGE_WORDS[how]}: <code>{short(version)}</code> by {by}
            {detail && `, ${detail}`}
          </span>
        </li>
      ))}
    </ol>
  );
}
