import { css } from '@emotion/react';
import { Avatar, media, token } from 'design-system';
import type { ReactNode } from 'react';
import { momentOf } from './formats.ts';
import { PersonLink } from './PersonLink.tsx';

const head = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: token.space[3],
  // Addresses are long: the badge is below.
  [media.phone]: { gridTemplateColumns: 'auto minmax(0, 1fr)', '& > :last-child': { gridColumn: 2, justifySelf: 'start' } },
});
const heading = css({ fontFamily: token.font.sans, fontSize: token.text.body, fontWeight: token.weight.strong });
const facts = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: token.space[3],
  color: token.color.ink3,
  fontSize: token.text.small,
  overflowWrap: 'anywhere',
});

interface PersonHeadProps {
  id: string;
  name: string;
  /** Links the name to the account; null for a guest. */
  userId: number | null;
  email: string;
  /** ISO 8601. */
  at: string;
  badge: ReactNode;
}

/** Author and time of a card. */
export function PersonHead({ id, name, userId, email, at, badge }: PersonHeadProps) {
  return (
    <header css={head}>
      <Avatar name={name} />
      <div>
        <h2 id={id} css={heading}>
          {userId === null ? name : <PersonLink id={userId}>{name}</PersonLink>}
        </h2>
        <div css={facts}>
          <span>{email}</span>
          <time dateTime={at}>{momentOf(at)}</time>
        </div>
      </div>
      {badge}
    </header>
  );
}
