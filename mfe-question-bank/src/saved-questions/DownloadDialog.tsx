import { PAPER_QUESTIONS, STAFF_PAPER_QUESTIONS } from '@api/contract/limits';
import { isApiError, useHost, useSession, useSite } from '@shell/kit';
import { PaperDialog } from '@shell/kit/paper-dialog';
import { Button } from 'design-system';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { ChooseQuestions } from './ChooseQuestions.tsx';

/** Downloads saved questions as a paper. Specification part 2, sections 2 and 9. */
export function DownloadDialog({ count }: { count: number }) {
  const host = useHost();
  const { user } = useSession();
  const { variant } = useSite();
  const [chosen, setChosen] = useState<readonly number[] | null>(null);
  const staff = user?.role_id === 1 || user?.role_id === 2;
  const most = staff ? STAFF_PAPER_QUESTIONS : PAPER_QUESTIONS;
  const choosing = count > most;
  return (
    <PaperDialog
      trigger={<Button icon={<Download />}>Download Questions</Button>}
      answersHelp="Worked solutions and mark schemes at the end. Each new answer counts as opened this month."
      fetchPaper={({ answers, space }) => {
        const ids = choosing && chosen ? { ids: chosen.join(',') } : {};
        const call = answers ? 'GET /api/user_question/download-pdf/answers' : 'GET /api/user_question/download-pdf';
        return host.request(call, { query: { ...ids, space } });
      }}
      helpFor={(error) =>
        variant === 'full' &&
        isApiError(error) &&
        error.code === 'allowance_used' && (
          <Button size="small" onClick={() => host.openModal('upgrade')}>
            See what premium adds
          </Button>
        )
      }
      incomplete={choosing && chosen?.length === 0}
    >
      {choosing && <ChooseQuestions chosen={chosen} onChoose={setChosen} most={most} />}
    </PaperDialog>
  );
}
