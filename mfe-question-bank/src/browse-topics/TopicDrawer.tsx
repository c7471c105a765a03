import type { SubjectWithTopics, Topic } from '@api/contract';
import { Drawer } from 'design-system';
import { TopicTree } from './TopicTree.tsx';

interface TopicDrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  subject: SubjectWithTopics;
  path: readonly Topic[];
}

/** The topic tree over the whole screen of a phone; any choice closes it. */
export function TopicDrawer({ open, onOpenChange, subject, path }: TopicDrawerProps) {
  return (
    <Drawer open={open} onOpenChange={onOpenChange} title={subject.subject_name} side="start">
      <nav aria-label="Topics">
        <TopicTree subject={subject} path={path} onChoose={() => onOpenChange(false)} />
      </nav>
    </Drawer>
  );
}
