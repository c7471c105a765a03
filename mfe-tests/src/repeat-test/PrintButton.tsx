import { useHost } from '@shell/kit';
import { PaperDialog } from '@shell/kit/paper-dialog';
import { Button } from 'design-system';
import Printer from 'lucide-react/icons/printer';

interface PrintButtonProps {
  slug: string;
  attempted?: boolean;
  quiet?: boolean;
}

/** Downloads a test as an exam paper with a code that leads back. */
export function PrintButton({ slug, attempted = false, quiet = false }: PrintButtonProps) {
  const host = useHost();
  return (
    <PaperDialog
      trigger={
        <Button variant={quiet ? 'quiet' : 'secondary'} icon={<Printer />}>
          Print
        </Button>
      }
      answersHelp={attempted ? 'Worked solutions and mark schemes at the end.' : 'Attempt the test first to see the answers.'}
      withoutAnswers={!attempted}
      fetchPaper={({ answers, space }) =>
        host.request('GET /api/test/:slug/paper', { params: { slug }, query: { ...(answers && { with: 'answers' }), space } })
      }
    />
  );
}
