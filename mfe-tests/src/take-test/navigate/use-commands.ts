import type { TestWithQuestions } from '@api/contract';
import { attempted, flagToggled, skipped, withOption } from '../answer/progress.ts';
import type { Player } from '../use-player.ts';
import type { ShortcutAction } from './shortcuts.ts';

interface Options {
  questions: NonNullable<TestWithQuestions['questions']>;
  /** Of the question in view, from 0. */
  index: number;
  goTo: (index: number) => void;
  player: Pick<Player, 'progressOf' | 'change' | 'submit'>;
  /** Says it over the buttons for a moment. */
  say: (words: string) => void;
  onList: () => void;
  /** The last question is done, others are not, or are to be looked at again. */
  onAskEnd: () => void;
}

/** What buttons and keys do to the question in view, and where they lead. */
export function useCommands({ questions, index, goTo, player, say, onList, onAskEnd }: Options) {
  const entry = questions[index];
  const act = (action: ShortcutAction) => {
    if (!entry) return;
    const { question_id, question } = entry;
    const progress = player.progressOf(question_id);
    if (action === 'next') goTo(index + 1);
    else if (action === 'previous') goTo(index - 1);
    else if (action === 'list') onList();
    else if (action === 'flag') player.change(question_id, flagToggled(progress));
    else if (action === 'skip') {
      player.change(question_id, skipped(progress));
      say(`Skipped question number ${index + 1}`);
      goTo(index + 1);
    } else {
      const key = question.options[action.option]?.key;
      if (key) player.change(question_id, withOption(progress, key));
    }
  };
  /** The question is done: on to the next one, or to the end of the test. */
  const goOn = () => {
    if (!entry) return;
    player.change(entry.question_id, attempted(player.progressOf(entry.question_id)));
    const isOpen = (questionId: number) => {
      const { state, flagged } = player.progressOf(questionId);
      return state === 'unvisited' || flagged;
    };
    if (index < questions.length - 1) goTo(index + 1);
    else if (questions.some(({ question_id }) => question_id !== entry.question_id && isOpen(question_id))) onAskEnd();
    else void player.submit();
  };
  return { act, goOn };
}
