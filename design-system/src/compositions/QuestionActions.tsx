import Bookmark from 'lucide-react/icons/bookmark';
import CircleCheck from 'lucide-react/icons/circle-check';
import Flag from 'lucide-react/icons/flag';
import Pin from 'lucide-react/icons/pin';
import Share2 from 'lucide-react/icons/share-2';
import { IconButton } from '../components/IconButton/IconButton.tsx';

/** A question's actions, as in the question bank. */
export function QuestionActions({ saved = false, completed = false }: { saved?: boolean; completed?: boolean }) {
  return (
    <>
      <IconButton label="Save question" icon={<Bookmark />} pressed={saved} />
      <IconButton label="Mark as completed" icon={<CircleCheck />} pressed={completed} tone="success" />
      <IconButton label="Pin question" icon={<Pin />} pressed={false} />
      <IconButton label="Share" icon={<Share2 />} />
      <IconButton label="Report a problem" icon={<Flag />} />
    </>
  );
}
