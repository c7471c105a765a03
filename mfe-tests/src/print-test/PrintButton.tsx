import { messageOf, useApiMutation, useHost } from '@shell/kit';
import { Button, Menu } from 'design-system';
import Printer from 'lucide-react/icons/printer';
import { saveFile } from '../save-file.ts';

interface PrintButtonProps {
  slug: string;
  /** Offers the answers too: only where the test is over. */
  attempted?: boolean;
}

/** Downloads a test as an exam paper. Its pages carry a code that leads back to the test. */
export function PrintButton({ slug, attempted = false }: PrintButtonProps) {
  const host = useHost();
  const paper = useApiMutation('GET /api/test/:slug/paper');
  const print = (query: { with?: 'answers'; space: 'lines' | 'none' }) =>
    paper.mutate(
      { params: { slug }, query },
      {
        onSuccess: (file) => saveFile(file.name, file),
        onError: (error) => host.notify({ tone: 'error', text: messageOf(error) }),
      },
    );
  return (
    <Menu
      align="start"
      trigger={
        <Button icon={<Printer />} loading={paper.isPending}>
          Print
        </Button>
      }
      items={[
        { key: 'lines', label: 'Questions with room for working', onSelect: () => print({ space: 'lines' }) },
        { key: 'none', label: 'Questions only', onSelect: () => print({ space: 'none' }) },
        ...(attempted
          ? [{ key: 'answers', label: 'Questions and answers', onSelect: () => print({ with: 'answers', space: 'none' }) }]
          : []),
      ]}
    />
  );
}
