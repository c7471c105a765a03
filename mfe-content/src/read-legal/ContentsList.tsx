import { css } from '@emotion/react';
import { media, token } from 'design-system';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useEffect, useState } from 'react';
import type { LegalSection } from './legal-text.ts';

const nav = css({
  fontSize: token.text.control,
  [media.desktop]: {
    gridColumn: 2,
    gridRow: '1 / span 2',
    position: 'sticky',
    insetBlockStart: `calc(var(--sticky-height) + ${token.space[6]})`,
    maxBlockSize: `calc(100dvb - var(--sticky-height) - ${token.space[12]})`,
    overflowY: 'auto',
  },
  [media.belowDesktop]: {
    border: `1px solid ${token.color.line}`,
    borderRadius: token.radius.sheet,
    background: token.color.surface,
  },
  '@media print': { display: 'none' },
});
const title = css({
  margin: 0,
  paddingInline: token.space[3],
  marginBlockEnd: token.space[2],
  fontSize: token.text.control,
  fontWeight: token.weight.strong,
  [media.belowDesktop]: { display: 'none' },
});
const toggle = css({
  display: 'none',
  [media.belowDesktop]: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    inlineSize: '100%',
    minBlockSize: token.space[12],
    paddingInline: token.space[4],
    border: 0,
    borderRadius: token.radius.sheet,
    background: 'none',
    color: token.color.ink,
    font: 'inherit',
    fontWeight: token.weight.strong,
    cursor: 'pointer',
  },
  '& svg': {
    inlineSize: token.size.icon,
    blockSize: token.size.icon,
    strokeWidth: token.stroke.icon,
    transition: `rotate ${token.motion.state}`,
  },
  '&[aria-expanded="true"] svg': { rotate: '180deg' },
});
const list = css({ margin: 0, padding: 0, listStyle: 'none' });
const closed = css({ [media.belowDesktop]: { display: 'none' } });
const opened = css({ [media.belowDesktop]: { padding: `0 ${token.space[1]} ${token.space[2]}` } });
const link = css({
  display: 'block',
  paddingBlock: token.space[2],
  paddingInline: token.space[3],
  borderInlineStart: `2px solid ${token.color.line}`,
  color: token.color.ink2,
  lineHeight: token.leading.tight,
  textDecoration: 'none',
  '&:hover': { color: token.color.ink, borderColor: token.color.lineStrong },
  '&[aria-current]': { color: token.color.accent, borderColor: token.color.accent, fontWeight: token.weight.medium },
  [media.belowDesktop]: { border: 0, minBlockSize: token.size.target, alignContent: 'center' },
});

/** A text's sections as links: beside it on a desktop, with the present one marked, else a list above. */
export function ContentsList({ sections }: { sections: readonly LegalSection[] }) {
  const [open, setOpen] = useState(false);
  const inView = useSectionInView(sections);
  return (
    <nav css={nav} aria-label="On this page">
      <p css={title} aria-hidden="true">
        On this page
      </p>
      <button type="button" css={toggle} aria-expanded={open} aria-controls="contents" onClick={() => setOpen(!open)}>
        On this page
        <ChevronDown aria-hidden="true" />
      </button>
      <ol id="contents" css={[list, open ? opened : closed]}>
        {sections.map(({ id, heading }, index) => (
          <li key={id}>
            <a href={`#${id}`} css={link} aria-current={id === inView ? 'location' : undefined} onClick={() => setOpen(false)}>
              {index + 1}. {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The last section whose heading has passed the upper third of the screen. */
function useSectionInView(sections: readonly LegalSection[]): string | undefined {
  const [inView, setInView] = useState<string>();
  useEffect(() => {
    if (!('IntersectionObserver' in window)) return;
    const look = () => {
      const passed = sections.filter(({ id }) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
        return top < window.innerHeight / 3;
      });
      setInView((passed.at(-1) ?? sections[0])?.id);
    };
    const observer = new IntersectionObserver(look, { rootMargin: '0px 0px -66% 0px' });
    for (const { id } of sections) {
      const element = document.getElementById(id);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [sections]);
  return inView;
}
