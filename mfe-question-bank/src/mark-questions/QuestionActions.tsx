import type { Question } from '@api/contract';
import { type Host, useHost } from '@shell/kit';
import { ownQuestionAddress } from '@shell/kit/addresses';
import { IconButton } from 'design-system';
import Bookmark from 'lucide-react/icons/bookmark';
import CircleCheck from 'lucide-react/icons/circle-check';
import Flag from 'lucide-react/icons/flag';
import Pin from 'lucide-react/icons/pin';
import Share2 from 'lucide-react/icons/share-2';
import { useQuestionDialogs } from '../question-dialogs/question-dialogs.ts';
import type { Mark } from './marks.ts';
import { useMark } from './use-mark.ts';

interface QuestionActionsProps {
  question: Question;
  /** In lists of a single leaf topic. Specification part 2, section 6. */
  withPin?: boolean;
  /** See `useMark`. */
  listOf?: Mark | undefined;
}

/** Save, complete, pin, share, report. */
export function QuestionActions({ question, withPin = false, listOf }: QuestionActionsProps) {
  const host = useHost();
  const mark = useMark(question.id, listOf);
  const { openReport } = useQuestionDialogs();
  const { bookmarked = false, completed = false, pinned = false } = question.learner ?? {};
  return (
    <>
      <IconButton
        label="Save question"
        icon={<Bookmark fill={bookmarked ? 'currentColor' : 'none'} />}
        pressed={bookmarked}
        onClick={() => mark('bookmarked', !bookmarked)}
      />
      <IconButton
        label="Mark as completed"
        icon={<CircleCheck />}
        pressed={completed}
        tone="success"
        onClick={() => mark('completed', !completed)}
      />
      {withPin && (
        <IconButton
          label="Pin question"
          icon={<Pin fill={pinned ? 'currentColor' : 'none'} />}
          pressed={pinned}
          onClick={() => mark('pinned', !pinned)}
        />
      )}
      <IconButton
        label="Share"
        icon={<Share2 />}
        onClick={() => void shareLink(host, location.origin + ownQuestionAddress(question))}
      />
      <IconButton label="Report a problem" icon={<Flag />} aria-haspopup="dialog" onClick={() => openReport(question)} />
    </>
  );
}

/** Copies a link, or shows it if the browser forbids that. */
async function shareLink(host: Host, link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    host.notify({ tone: 'success', text: 'Link copied to your clipboard!' });
  } catch {
    host.notify({ tone: 'info', text: `Copy this link: ${link}` });
  }
}
