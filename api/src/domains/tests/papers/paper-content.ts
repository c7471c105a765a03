import type { PaperQuestion } from '../../../print/index.ts';
import type { PaperSources } from '../../bank/questions/index.ts';

/** Reads the picture at an address of the API; null if there is none. */
export type ReadPicture = (address: string) => Promise<Uint8Array | null>;

/** A question for the printer; `marks` are those that a test counts, where they differ. */
export async function paperQuestion(source: PaperSources, read: ReadPicture, marks = source.marks): Promise<PaperQuestion> {
  const picturesAt = async (addresses: readonly string[]) =>
    (await Promise.all(addresses.map(read))).filter((picture) => picture !== null);
  return {
    text: source.questions_text,
    marks,
    specialInfo: source.special_info,
    calculatorAllowed: source.calculator_allowed,
    options: source.options.map(({ key, text }) => ({ key, text })),
    diagrams: source.diagrams,
    images: await picturesAt(source.image_urls),
    answers: await Promise.all(
      source.answers.map(async ({ final_answer, body, lines, image_urls }) => ({
        finalAnswer: final_answer,
        solution: body,
        correctOption: source.mcq_answer,
        markScheme: lines,
        images: await picturesAt(image_urls),
      })),
    ),
  };
}

/** More subjects than this are not named one by one. */
const NAMED_SUBJECTS = 2;
const NAMED_TOPICS = 5;

/** The title of a choice of questions: its subjects, and below them its topics. */
export function nameSelection(sources: readonly PaperSources[]): { title: string; subtitle: string } {
  const subjects = [...new Set(sources.map(({ subject_name }) => subject_name))];
  const topics = [...new Set(sources.map(({ topic_name }) => topic_name))];
  return {
    title: subjects.length > NAMED_SUBJECTS ? 'Mixed subjects' : subjects.join(' and '),
    subtitle: topics.length > NAMED_TOPICS ? `${topics.slice(0, NAMED_TOPICS).join(', ')} and more` : topics.join(', '),
  };
}

const MINUTES_PER_MARK = 1.2;

/**
 * The suggested time for a number of marks, as in timed tests: six minutes for five marks, to the next five minutes.
 */
export const suggestedMinutes = (marks: number) => Math.max(5, Math.ceil((marks * MINUTES_PER_MARK) / 5) * 5);
