import { Button, EmptyState, Sheet } from 'design-system';
import SearchX from 'lucide-react/icons/search-x';

/** A list without questions: the filters are too narrow, or there is nothing here yet. */
export function NothingFound({ filtered, onClear }: { filtered: boolean; onClear: () => void }) {
  return (
    <Sheet>
      <EmptyState
        icon={<SearchX />}
        title={filtered ? 'No questions match these filters' : 'No questions here yet'}
        actions={filtered && <Button onClick={onClear}>Clear filters</Button>}
      >
        {filtered ? 'Take one away, or look at the whole topic.' : 'Teachers are still choosing questions for this topic.'}
      </EmptyState>
    </Sheet>
  );
}
