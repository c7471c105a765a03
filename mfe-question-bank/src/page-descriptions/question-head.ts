import type { Question } from '@api/contract';
import type { PageHead } from '@shell/kit';
import { ownQuestionAddress } from '@shell/kit/addresses';

/** A question's head. @param position In its list, as on the page; null outside a list. */
export function questionHead(question: Question, position: number | null): PageHead {
  const { subject, topic, marks, difficulty, question_number, has_hint, answer_not_available } = question;
  const help = [...(has_hint ? ['a hint'] : []), ...(answer_not_available ? [] : ['a worked solution', 'its mark scheme'])];
  return {
    title: `${topic.topic_name}, question ${position ?? question_number}, ${subject.subject_name}`,
    description: `${difficulty === 'Easy' ? 'An' : 'A'} ${difficulty.toLowerCase()} question for ${marks} ${marks === 1 ? 'mark' : 'marks'} on ${topic.topic_name} in ${subject.subject_name}${help.length > 0 ? `, with ${new Intl.ListFormat('en-GB').format(help)}` : ''}.`,
    canonical: ownQuestionAddress(question),
  };
}
