import { css } from '@emotion/react';
import { Banner, Button, Dialog, DialogClose, RadioGroup, token } from 'design-system';
import { type ReactElement, type ReactNode, useId, useState } from 'react';
import { useHost } from './host-context.tsx';
import { saveFile } from './save-file.ts';
import { useSubmission } from './use-submission.ts';

export interface PaperChoice {
  answers: boolean;
  /** Space under each part. */
  space: 'lines' | 'blank' | 'none';
}

interface PaperDialogProps {
  trigger: ReactElement;
  /** What answers cost, or why there are none. */
  answersHelp: string;
  withoutAnswers?: boolean;
  fetchPaper: (choice: PaperChoice) => Promise<File>;
  helpFor?: (error: unknown) => ReactNode;
  /** Something else has to be chosen first. */
  incomplete?: boolean;
  children?: ReactNode;
}

const form = css({ display: 'grid', gap: token.space[5] });

/** Downloads questions as an exam paper. */
export function PaperDialog({
  trigger,
  answersHelp,
  withoutAnswers = false,
  fetchPaper,
  helpFor,
  incomplete = false,
  children,
}: PaperDialogProps) {
  const host = useHost();
  const id = useId();
  const [open, setOpen] = useState(false);
  const [choice, setChoice] = useState<PaperChoice>({ answers: false, space: 'lines' });
  const { error, failure, busy, submit } = useSubmission({
    ...{ ready: !incomplete, open },
    run: async () => {
      const paper = await fetchPaper(choice);
      saveFile(paper.name, paper);
      host.notify({ tone: 'success', text: 'Your paper is in your downloads.' });
    },
    onDone: () => setOpen(false),
  });

  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger={trigger}
      title="Download as a paper"
      description="A PDF set like an exam paper, ready to print."
      footer={
        <>
          <DialogClose render={<Button>Cancel</Button>} />
          <Button variant="primary" type="submit" form={id} loading={busy} disabled={incomplete}>
            Download PDF
          </Button>
        </>
      }
    >
      <form id={id} css={form} onSubmit={(event) => void submit(event)}>
        {failure && (
          <Banner tone="error" action={helpFor?.(error)}>
            {failure}
          </Banner>
        )}
        <RadioGroup
          legend="What to print"
          options={[
            { value: 'questions', label: 'Questions only' },
            { value: 'answers', label: 'Questions and answers', help: answersHelp, disabled: withoutAnswers },
          ]}
          value={choice.answers ? 'answers' : 'questions'}
          onValueChange={(content) => setChoice({ ...choice, answers: content === 'answers' })}
        />
        <RadioGroup
          legend="Room for working"
          options={[
            { value: 'lines', label: 'Dotted lines' },
            { value: 'blank', label: 'Blank space' },
            { value: 'none', label: 'None, to save paper' },
          ]}
          value={choice.space}
          onValueChange={(space) => setChoice({ ...choice, space })}
        />
        {children}
      </form>
    </Dialog>
  );
}
