import { LONGEST_SEARCH } from '@api/contract/limits';
import { css } from '@emotion/react';
import { useIsHydrating } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { IconButton, Kbd, media, token, VisuallyHidden } from 'design-system';
import SearchIcon from 'lucide-react/icons/search';
import { useId } from 'react';
import { chromeOnDemand } from '../toasts/toasts.ts';
import { useSearchShortcuts, useSlashKey } from './search-shortcuts.ts';
import { openSearch, setSearchText, useSearch } from './search-store.ts';

const loadModal = () => import('./SearchModal.tsx');
const SearchModal = chromeOnDemand(() => loadModal().then((module) => module.SearchModal));

const box = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  inlineSize: 'clamp(12rem, 24vw, 18.75rem)',
  color: token.color.ink3,
  '& > svg': {
    position: 'absolute',
    insetInlineStart: token.space[3],
    inlineSize: token.size.icon,
    blockSize: token.size.icon,
    strokeWidth: token.stroke.icon,
    pointerEvents: 'none',
  },
  '& > kbd': { position: 'absolute', insetInlineEnd: token.space[3], pointerEvents: 'none' },
  [media.belowDesktop]: { display: 'none', '@media (scripting: none)': { display: 'flex' } },
});
const input = css({
  inlineSize: '100%',
  minBlockSize: token.size.control,
  paddingBlock: 0,
  paddingInline: `${token.space[10]} ${token.space[8]}`,
  border: '1px solid transparent',
  borderRadius: token.radius.control,
  background: token.color.sunken,
  color: token.color.ink,
  font: 'inherit',
  fontSize: token.text.control,
  textOverflow: 'ellipsis',
  '&::placeholder': { color: token.color.ink3, opacity: 1 },
  '&:hover': { borderColor: token.color.lineStrong },
  '&::-webkit-search-cancel-button': { display: 'none' },
});
/** Besides each key that writes. */
const OPENING_KEYS = ['Enter', 'ArrowDown'];
const belowDesktop = css({
  display: 'none',
  [media.belowDesktop]: { display: 'block', '@media (scripting: none)': { display: 'none' } },
});

/** A box that opens the modal on pointer focus (part 1, section 2), but by keyboard only on typing (WCAG 3.2.1). */
export function SearchBox() {
  useSearchShortcuts();
  const { asked, open, text } = useSearch();
  const slashKey = useSlashKey(({ on }) => on);
  const hydrating = useIsHydrating();
  const hint = useId();
  return (
    <>
      {/* Without scripts, leads to the question list. */}
      <form action={addressOf('question-list')} css={box} onPointerEnter={() => void loadModal().catch(() => undefined)}>
        <SearchIcon aria-hidden="true" />
        <input
          css={input}
          type="search"
          name="q"
          aria-label="Search questions and topics"
          placeholder="Search questions and topics"
          autoComplete="off"
          maxLength={LONGEST_SEARCH}
          value={open ? text : ''}
          aria-haspopup="dialog"
          aria-describedby={hint}
          onClick={openSearch}
          onKeyDown={(event) => {
            if (!OPENING_KEYS.includes(event.key)) return;
            event.preventDefault();
            openSearch();
          }}
          onChange={(event) => {
            setSearchText(event.target.value);
            openSearch();
          }}
        />
        <VisuallyHidden id={hint}>Opens the search as soon as you type, or with Enter</VisuallyHidden>
        {slashKey && !hydrating && <Kbd aria-hidden="true">/</Kbd>}
      </form>
      <div css={belowDesktop}>
        <IconButton label="Search" icon={<SearchIcon />} aria-haspopup="dialog" onClick={openSearch} />
      </div>
      {asked && <SearchModal />}
    </>
  );
}
