import SearchX from 'lucide-react/icons/search-x';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

export default { title: 'Components/EmptyState', component: EmptyState };

export function NothingMatches() {
  return (
    <EmptyState icon={<SearchX />} title="No questions match" actions={<Button>Clear filters</Button>}>
      Hard questions of Paper 3 are not in this topic yet. Try fewer filters.
    </EmptyState>
  );
}
