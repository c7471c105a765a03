import type { UploadReplacement } from '@api/contract';
import type { ReadItem } from '@api/question-files';
import type { Replacement } from '../../questions/index.ts';

type Content = Replacement['before'];

const lines = (texts: readonly string[]) => texts.join('\n');

/** A checked answer: `(a) number, value 3, tolerance 0.1`. */
const keyInWords = ({ part, kind, ...rest }: Content['answer_keys'][number]) =>
  [`${part ? `(${part}) ` : ''}${kind}`, ...Object.entries(rest).map(([name, value]) => `${name} ${valueInWords(value)}`)].join(
    ', ',
  );
const valueInWords = (value: unknown): string =>
  typeof value === 'object' && !Array.isArray(value) ? JSON.stringify(value) : String(value);

/** What an import may change of a question, by its name on screen, in words. */
const FIELDS: Readonly<Record<string, (content: Content) => string>> = {
  Text: ({ questions_text }) => questions_text,
  Choices: ({ options }) => lines(options.map(({ key, text }) => `${key}. ${text}`)),
  'Right choice': ({ mcq_answer }) => mcq_answer ?? '',
  Answer: ({ final_answer }) => final_answer,
  'Checked answers': ({ answer_keys }) => lines(answer_keys.map(keyInWords)),
  Solution: ({ body }) => body,
  'Mark scheme': (content) => lines(content.lines.map(({ part, code, text }) => [part, code, text].filter(Boolean).join(' '))),
  Hints: ({ hints }) => hints ?? '',
  Subject: ({ subject }) => subject,
  Topic: ({ topic, others }) => [topic, ...others].join(', '),
  Difficulty: ({ difficulty }) => difficulty,
  Level: ({ level, shared }) => (shared ? `${level}, shared` : level),
  Marks: ({ marks }) => String(marks),
  Calculator: ({ calculator_allowed }) => (calculator_allowed ? 'Allowed' : 'Not allowed'),
  Source: ({ month, year, paper, timezone, special_info }) =>
    [month, year, paper && `paper ${paper}`, timezone && `time zone ${timezone}`, special_info].filter(Boolean).join(', '),
  Drawings: ({ diagrams }) => lines(diagrams.map(({ name, alt }) => `${name}: ${alt}`)),
  Images: ({ images }) => lines(images.map(({ alt, url }) => `${url.split('/').at(-1)}: ${alt}`)),
};

const shownOf = ({ questions_text, options, mcq_answer, final_answer, difficulty, marks }: Content) =>
  ({
    ...{ text: questions_text, options, correct_option: mcq_answer, answer: final_answer, difficulty, marks },
  }) as UploadReplacement['before'];

/** What replacing a question changes, for staff to look at before they choose. */
export function replacementOf({ id, before, after }: Replacement, { item = '', row }: ReadItem['place']): UploadReplacement {
  const changes = Object.entries(FIELDS)
    .map(([field, said]) => ({ field, before: said(before), after: said(after) }))
    .filter((change) => change.before !== change.after);
  return { id, item, row: row ?? null, before: shownOf(before), after: shownOf(after), changes };
}
