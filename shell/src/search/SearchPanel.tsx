import { LONGEST_SEARCH } from '@api/contract/limits';
import { css } from '@emotion/react';
import { counted } from '@shell/kit';
import { Switch, TextField, token, VisuallyHidden } from 'design-system';
import SearchIcon from 'lucide-react/icons/search';
import { type KeyboardEvent, type RefObject, useId, useState } from 'react';
import { groupHits } from './hits.ts';
import { SearchResults } from './SearchResults.tsx';
import { setSlashKey, useSlashKey } from './search-shortcuts.ts';
import { closeSearch, setSearchText, useSearch } from './search-store.ts';
import { useSearchHits } from './use-search-hits.ts';

const panel = css({ display: 'grid', gap: token.space[4], minInlineSize: 0 });
/** Room for the dialog's close button. */
const fieldStyles = css({ marginInlineEnd: token.space[10] });
const foot = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: token.space[3],
  fontSize: token.text.small,
  color: token.color.ink3,
  '@media (pointer: coarse)': { display: 'none' },
});

/** Field and results. The field keeps the focus; arrows choose, Enter opens. */
export function SearchPanel({ field }: { field: RefObject<HTMLInputElement | null> }) {
  const text = useSearch((state) => state.text);
  const slashKey = useSlashKey(({ on }) => on);
  const id = useId();
  const answer = useSearchHits(text);
  const { questions, topics } = groupHits(answer.hits);
  const count = questions.length + topics.length;
  const [chosen, setChosen] = useState({ words: '', index: -1 });
  // A new answer has no choice.
  const active = chosen.words === answer.words && chosen.index < count ? chosen.index : -1;
  const optionId = (index: number) => `${id}-${index}`;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && count > 0) {
      event.preventDefault();
      // One place more than hits: at the ends the choice returns to the field.
      const index = ((active + 1 + step + count + 1) % (count + 1)) - 1;
      setChosen({ words: answer.words, index });
      document.getElementById(optionId(index))?.scrollIntoView({ block: 'nearest' });
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      const option = document.getElementById(optionId(active));
      if (option) option.click();
      else answer.searchNow();
    }
  };

  return (
    <div css={panel}>
      <TextField
        css={fieldStyles}
        ref={field}
        type="search"
        label="Search questions and topics"
        hideLabel
        placeholder="Search questions and topics"
        start={<SearchIcon aria-hidden="true" />}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={LONGEST_SEARCH}
        role="combobox"
        aria-expanded={count > 0}
        aria-controls={`${id}-results`}
        aria-activedescendant={active >= 0 ? optionId(active) : undefined}
        aria-autocomplete="list"
        value={text}
        onChange={(event) => setSearchText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <VisuallyHidden role="status">{spoken(answer.state, questions.length, topics.length)}</VisuallyHidden>
      <SearchResults
        id={`${id}-results`}
        answer={answer}
        questions={questions}
        topics={topics}
        active={active}
        optionId={optionId}
        onOpen={closeSearch}
        onRetry={answer.searchNow}
      />
      <div css={foot}>
        <span>Arrow keys to choose, Enter to open. Ctrl-K opens this search anywhere.</span>
        <Switch label="Open with the / key" checked={slashKey} onCheckedChange={setSlashKey} />
      </div>
    </div>
  );
}

function spoken(state: string, questions: number, topics: number): string {
  if (state === 'searching') return 'Searching';
  if (state !== 'found') return '';
  if (questions + topics === 0) return 'No Results Found';
  return `${counted(questions, 'question suggestion')}, ${counted(topics, 'topic suggestion')}`;
}
