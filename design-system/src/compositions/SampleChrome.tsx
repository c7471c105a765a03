import { css } from '@emotion/react';
import Search from 'lucide-react/icons/search';
import type { ReactNode } from 'react';
import { Avatar } from '../components/Avatar/Avatar.tsx';
import { Kbd } from '../components/Kbd/Kbd.tsx';
import { TabLinks } from '../components/Tabs/TabLinks.tsx';
import { media } from '../tokens/breakpoints.ts';
import { token } from '../tokens/token.ts';

const bar = css({
  display: 'flex',
  alignItems: 'center',
  gap: token.space[6],
  minBlockSize: '3.75rem',
  paddingInline: token.space[6],
  background: token.color.surface,
  borderBlockEnd: `1px solid ${token.color.line}`,
  fontSize: token.text.control,
  [media.phone]: { paddingInline: token.space[4] },
});
const brand = css({
  display: 'flex',
  alignItems: 'center',
  gap: token.space[3],
  fontSize: token.text.lead,
  fontWeight: token.weight.heading,
});
const mark = css({
  display: 'grid',
  placeItems: 'center',
  inlineSize: token.space[8],
  blockSize: token.space[8],
  borderRadius: token.space[2],
  background: token.color.accent,
  color: token.color.onAccent,
  fontFamily: token.font.serif,
  fontSize: token.text.heading2,
});
const search = css({
  display: 'flex',
  alignItems: 'center',
  gap: token.space[3],
  marginInlineStart: 'auto',
  inlineSize: token.size.popup,
  minBlockSize: token.size.control,
  paddingInline: token.space[3],
  borderRadius: token.radius.control,
  background: token.color.sunken,
  color: token.color.ink3,
  '& > span': { flex: 1 },
  '& svg': { inlineSize: token.size.icon },
  [media.phone]: { display: 'none' },
});
const onDesktop = css({ fontWeight: token.weight.medium, color: token.color.ink2, [media.phone]: { display: 'none' } });
const tabs = css({
  background: token.color.surface,
  borderBlockEnd: `1px solid ${token.color.line}`,
  paddingInline: token.space[6],
  [media.phone]: { display: 'none' },
});
const avatar = css({ [media.phone]: { marginInlineStart: 'auto' } });
const SUBJECTS = [
  'Maths AA SL',
  'Maths AA HL',
  'Maths AI SL',
  'Maths AI HL',
  'Physics SL',
  'Physics HL',
  'Chemistry SL',
  'Chemistry HL',
];

/** Stands in for the shell's bars. */
export function SampleChrome({ subjects = false, children }: { subjects?: boolean; children: ReactNode }) {
  return (
    <>
      <header css={bar}>
        <span css={brand}>
          <span css={mark} aria-hidden="true">
            Σ
          </span>
          Sigmaroom
        </span>
        {['Home', 'Take a test', 'Blogs', 'Contact us'].map((name) => (
          <span key={name} css={onDesktop}>
            {name}
          </span>
        ))}
        <span css={search}>
          <Search aria-hidden="true" />
          <span>Search questions and topics</span>
          <Kbd>/</Kbd>
        </span>
        <Avatar name="Asha" css={avatar} />
      </header>
      {subjects && (
        <TabLinks
          label="Subjects"
          css={tabs}
          links={SUBJECTS.map((label) => ({ key: label, label, href: '#subject', current: label === 'Maths AA HL' }))}
        />
      )}
      {children}
    </>
  );
}
