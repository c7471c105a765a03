import type { ResponseOf } from '@api/contract';
import { counted, messageOf, useApi, useApiMutation, useHost } from '@shell/kit';
import { Banner, DescriptionList, LoadingRegion, Skeleton } from 'design-system';
import { ReasonDialog } from '../staff-area/ReasonDialog.tsx';

interface PurgeDialogProps {
  id: number;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Deletes a question forever, unless a test or paper contains it. */
export function PurgeDialog({ id, open, onOpenChange }: PurgeDialogProps) {
  const { notify } = useHost();
  const { data: uses, error } = useApi('GET /api/admin/questions/:id/uses', { params: { id } }, { staleTime: 0, enabled: open });
  const purge = useApiMutation('DELETE /api/admin/questions/:id', { invalidates: ['GET /api/admin/questions/deleted'] });
  const kept = uses ? uses.tests.count + uses.mock_papers.count > 0 : false;
  return (
    <ReasonDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Delete question ${id} for good?`}
      description="It can’t be restored, and neither can what learners and colleagues wrote about it."
      label="Delete for good"
      disabled={!uses || kept}
      run={async (reason) => {
        const { message } = await purge.mutateAsync({ params: { id }, body: { reason } });
        notify({ tone: 'success', text: message });
      }}
    >
      {error && <Banner tone="error">{messageOf(error)}</Banner>}
      {!uses && !error && (
        <LoadingRegion label="Loading what hangs on it">
          <Skeleton width="70%" />
        </LoadingRegion>
      )}
      {kept && (
        <Banner tone="warning" title="This question stays">
          Learners have it in a test or a paper. Transfer it to another topic instead.
        </Banner>
      )}
      {uses && <DescriptionList items={itemsOf(uses)} />}
    </ReasonDialog>
  );
}

function itemsOf({
  tests,
  mock_papers,
  practice,
  doubts,
  reports,
  saved,
  completed,
}: ResponseOf<'GET /api/admin/questions/:id/uses'>) {
  return [
    { term: 'Tests and papers', description: `${counted(tests.count, 'test')}, ${counted(mock_papers.count, 'mock paper')}` },
    ...(practice
      ? [{ term: 'Practice', description: `${counted(practice.answers, 'answer')} of ${counted(practice.learners, 'learner')}` }]
      : []),
    { term: 'Doubts', description: String(doubts.all) },
    { term: 'Reports', description: String(reports.open + reports.closed) },
    { term: 'Learners', description: `saved by ${saved}, completed by ${completed}` },
  ];
}
