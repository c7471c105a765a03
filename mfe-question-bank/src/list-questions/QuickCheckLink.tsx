import { css } from '@emotion/react';
import { media, TextLink, token } from 'design-system';
import { Link } from 'react-router-dom';
import { quickCheckAddress } from '../addresses/addresses.ts';

/** In the line that is there anyway, so that nothing moves when the list has come; a finger gets more room than the words take. */
const link = css({
  marginInlineStart: token.space[3],
  [media.coarse]: {
    position: 'relative',
    '&::after': { content: '""', position: 'absolute', inset: `calc(-1 * ${token.space[3]})` },
  },
});

/** Leads from a list of one topic to its quick check, where there is multiple choice to ask. */
export function QuickCheckLink({ search, choices = 0 }: { search: URLSearchParams; choices: number | undefined }) {
  const subject = search.get('subject');
  const [topic, subtopic, subsubtopic] = ['topic', 'subtopic', 'subsubtopic'].map((level) => search.get(level) ?? undefined);
  if (!subject || choices === 0) return null;
  return (
    <TextLink css={link} render={<Link to={quickCheckAddress({ subject, topic, subtopic, subsubtopic })} />}>
      Quick check
    </TextLink>
  );
}
