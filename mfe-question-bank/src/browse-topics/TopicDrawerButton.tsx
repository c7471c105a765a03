import type { SubjectWithTopics, Topic } from '@api/contract';
import { css } from '@emotion/react';
import { onDemand } from '@shell/kit';
import { Button, media, token } from 'design-system';
import ListTree from 'lucide-react/icons/list-tree';
import { useState } from 'react';

const TopicDrawer = onDemand(() => import('./TopicDrawer.tsx').then((module) => module.TopicDrawer));

const button = css({
  display: 'none',
  [media.belowDesktop]: {
    display: 'flex',
    justifyContent: 'space-between',
    inlineSize: '100%',
    paddingBlock: token.space[2],
    textAlign: 'start',
    // Some names are wider than a phone.
    whiteSpace: 'normal',
  },
});

interface TopicDrawerButtonProps {
  subjects: readonly SubjectWithTopics[];
  subject: SubjectWithTopics;
  path: readonly Topic[];
  title: string;
}

/** Opens the topic tree on narrow screens, loading it on the first press. */
export function TopicDrawerButton({ subjects, subject, path, title }: TopicDrawerButtonProps) {
  const [open, setOpen] = useState<boolean>();
  return (
    <>
      <Button css={button} iconEnd={<ListTree />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {`${subject.subject_name}, ${title}`}
      </Button>
      {open !== undefined && <TopicDrawer open={open} onOpenChange={setOpen} subjects={subjects} subject={subject} path={path} />}
    </>
  );
}
