import { Dialog } from 'design-system';
import { useRef } from 'react';
import { SearchPanel } from './SearchPanel.tsx';
import { closeSearch, useSearch } from './search-store.ts';

/** Closing clears the text. */
export function SearchModal() {
  const open = useSearch((state) => state.open);
  const field = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) closeSearch();
      }}
      title="Search questions and topics"
      hideTitle
      size="wide"
      initialFocus={field}
    >
      <SearchPanel field={field} />
    </Dialog>
  );
}
