import { css } from '@emotion/react';
import { isApiError, messageOf, useApiMutation, useHost, useSession } from '@shell/kit';
import { Banner, Button, Dialog, DialogClose, RadioGroup, token } from 'design-system';
import Download from 'lucide-react/icons/download';
import { type FormEvent, useId, useState } from 'react';
import { ChooseQuestions } from './ChooseQuestions.tsx';
import { saveFile } from './save-file.ts';

/** How many a learner may download at a time. Specification part 2, section 6. */
const MOST_QUESTIONS = 10;
/** The same for staff: as many as the API prints in good time, `STAFF_PAPER_QUESTIONS`. */
const MOST_QUESTIONS_OF_STAFF = 250;

type Space = 'lines' | 'blank' | 'none';
type Content = 'questions' | 'answers';

const form = css({ display: 'grid', gap: token.space[5] });

/** Downloads saved questions as a paper, chosen and laid out in a dialog. Specification part 2, sections 2 and 9. */
export function DownloadDialog({ count }: { count: number }) {
  const host = useHost();
  const id = useId();
  const { user } = useSession();
  const [open, setOpen] = useState(false);
  const [content, setContent] = useState<Content>('questions');
  const [space, setSpace] = useState<Space>('lines');
  const [chosen, setChosen] = useState<readonly number[] | null>(null);
  const questions = useApiMutation('GET /api/user_question/download-pdf');
  const answers = useApiMutation('GET /api/user_question/download-pdf/answers');
  const download = content === 'answers' ? answers : questions;
  const staff = user?.role_id === 1 || user?.role_id === 2;
  const most = staff ? MOST_QUESTIONS_OF_STAFF : MOST_QUESTIONS;
  const choosing = count > most;

  const show = (next: boolean) => {
    setOpen(next);
    questions.reset();
    answers.reset();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const ids = choosing && chosen ? { ids: chosen.join(',') } : {};
    download.mutate(
      { query: { ...ids, space } },
      {
        onSuccess: (file) => {
          saveFile(file);
          show(false);
          host.notify({ tone: 'success', text: 'Your paper is in your downloads.' });
        },
      },
    );
  };

  return (
    <Dialog
      open={open}
      onOpenChange={show}
      trigger={<Button icon={<Download />}>Download Questions</Button>}
      title="Download as a paper"
      description="A PDF set like an exam paper, ready to print."
      footer={
        <>
          <DialogClose render={<Button>Cancel</Button>} />
          <Button
            variant="primary"
            type="submit"
            form={id}
            loading={download.isPending}
            disabled={choosing && chosen?.length === 0}
          >
            Download PDF
          </Button>
        </>
      }
    >
      <form id={id} css={form} onSubmit={submit}>
        {download.isError && (
          <Banner
            tone="error"
            action={
              isApiError(download.error) &&
              download.error.code === 'allowance_used' && (
                <Button size="small" onClick={() => host.openModal('upgrade')}>
                  See what premium adds
                </Button>
              )
            }
          >
            {messageOf(download.error)}
          </Banner>
        )}
        <RadioGroup
          legend="What to print"
          options={[
            { value: 'questions', label: 'Questions only' },
            {
              value: 'answers',
              label: 'Questions and answers',
              help: 'Worked solutions and mark schemes at the end. Each new answer counts as opened this month.',
            },
          ]}
          value={content}
          onValueChange={setContent}
        />
        <RadioGroup
          legend="Room for working"
          options={[
            { value: 'lines', label: 'Dotted lines' },
            { value: 'blank', label: 'Blank space' },
            { value: 'none', label: 'None, to save paper' },
          ]}
          value={space}
          onValueChange={setSpace}
        />
        {choosing && <ChooseQuestions chosen={chosen} onChoose={setChosen} most={most} />}
      </form>
    </Dialog>
  );
}
