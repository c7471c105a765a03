import type { RequestOf } from '@api/contract';
import { useApi } from '@shell/kit';
import MessageCircleCheck from 'lucide-react/icons/message-circle';
import { useSearchParams } from 'react-router-dom';
import { AssigneeFilter } from '../staff-area/list/AssigneeFilter.tsx';
import { CardList } from '../staff-area/list/CardList.tsx';
import { SubjectFilter } from '../staff-area/list/FilterSelect.tsx';
import { ListSearch } from '../staff-area/list/ListSearch.tsx';
import { assignedOf, given, isNarrowed, optionIn, pageIn, wordsIn } from '../staff-area/list/list-address.ts';
import { StateFilter } from '../staff-area/list/StateFilter.tsx';
import { StaffPage } from '../staff-area/StaffPage.tsx';
import { ExportButton } from '../staff-area/table/ExportButton.tsx';
import { DoubtThreadCard } from './DoubtThreadCard.tsx';

const PAGE_SIZE = 10;

const STATES = [
  { value: 'open', label: 'To answer' },
  { value: 'answered', label: 'Answered' },
  { value: 'all', label: 'All' },
] as const;

const ACTIONS = [
  { key: 'r', does: 'Reply' },
  { key: 'a', does: 'Assign' },
];

const stateIn = (search: URLSearchParams) => optionIn(search, 'state', STATES) ?? 'open';

function filterIn(search: URLSearchParams): NonNullable<RequestOf<'GET /api/admin/doubts/export'>['query']> {
  const state = stateIn(search);
  const asker = search.get('asker');
  return given({
    state: state === 'all' ? null : state,
    subject: search.get('subject'),
    q: wordsIn(search),
    assigned: assignedOf(search),
    asker: asker && /^[1-9]\d{0,8}$/.test(asker) ? asker : null,
  });
}

/** Learners' doubts. Specification part 1, section 1. */
export function DoubtsPage() {
  const [search] = useSearchParams();
  const filter = filterIn(search);
  const query = { ...filter, page: pageIn(search), pageSize: String(PAGE_SIZE) };
  const subjects = useApi('GET /api/subjects', { query: { excludeChildren: 'true' } });
  const doubts = useApi('GET /api/doubts', { query }, { keepPrevious: true, staleTime: 0 });
  return (
    <StaffPage title="Doubts" width="reading" description="Questions from learners. Target: 24 hours.">
      <ListSearch label="Text or learner" before={<StateFilter label="Which doubts" states={STATES} />}>
        <SubjectFilter subjects={subjects.data?.subjects ?? []} />
        <AssigneeFilter />
      </ListSearch>
      <CardList
        read={doubts}
        name="doubts"
        actions={ACTIONS}
        tools={<ExportButton name="GET /api/admin/doubts/export" query={filter} />}
        empty={{
          icon: <MessageCircleCheck />,
          narrowed: isNarrowed(search, ['state']),
          found: {
            title: 'No doubts found',
            text: 'Try fewer or other words, or another subject.',
            all: 'Show all that wait for an answer',
          },
          none: {
            title: stateIn(search) === 'open' ? 'Every doubt is answered' : 'No doubts yet',
            text: 'What learners ask next appears here.',
          },
        }}
      >
        {(data) => data.doubts.map((thread) => <DoubtThreadCard key={thread.id} thread={thread} />)}
      </CardList>
    </StaffPage>
  );
}
