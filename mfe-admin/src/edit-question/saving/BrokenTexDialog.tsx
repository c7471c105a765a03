import type { TexFault } from '@api/contract';
import { Button, Dialog, DialogClose } from 'design-system';
import { TexFaults } from '../preview/TexFaults.tsx';

interface BrokenTexDialogProps {
  /** Null while there is nothing to ask. */
  faults: readonly TexFault[] | null;
  /** Whether learners see the question. */
  visible: boolean;
  onClose: () => void;
  /** Goes to the place in the form. */
  onFind: (fault: TexFault) => void;
  onPublish: () => void;
}

/** Names each formula that cannot be set, and asks whether the question is to be published all the same. */
export function BrokenTexDialog({ faults, visible, onClose, onFind, onPublish }: BrokenTexDialogProps) {
  const count = faults?.length ?? 0;
  return (
    <Dialog
      open={faults !== null}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      size="wide"
      title={count === 1 ? 'One formula cannot be set' : `${count} formulae cannot be set`}
      description={`Nothing has been saved yet. ${visible ? 'Learners' : 'Once the question is visible, learners'} would read the TeX as you wrote it.`}
      footer={
        <>
          <DialogClose render={<Button>Keep editing</Button>} />
          <Button variant="danger" onClick={onPublish}>
            Publish all the same
          </Button>
        </>
      }
    >
      <TexFaults faults={faults ?? []} onFind={onFind} />
    </Dialog>
  );
}
