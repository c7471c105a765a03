import type { SubjectWithTopics, Topic } from '@api/contract';
import { Drawer } from 'design-system';
import { SubjectDropdown } from './SubjectChoice.tsx';
import { TopicTree } from './TopicTree.tsx';

interface TopicDrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  subjects: readonly SubjectWithTopics[];
  subject: SubjectWithTopics;
  path: readonly Topic[];
}

/** A phone's topic tree; any choice closes it. */
export function TopicDrawer({ open, onOpenChange, subjects, subject, path }: TopicDrawerProps) {
  return (
    <Drawer open={open} onOpenChange={onOpenChange} title="Topics" side="start">
      <SubjectDropdown subjects={subjects} current={subject} />
      <nav aria-label="Topics">
        <TopicTree subject={subject} path={path} onChoose={() => onOpenChange(false)} />
      </nav>
    </Drawer>
  );
}
