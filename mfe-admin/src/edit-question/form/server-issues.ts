import type { QuestionValues } from './question-values.ts';

/** What the API says of a part of the form. */
export interface Issue {
  path: string;
  message: string;
}

/** The same, of the field that stands on the screen: `images.2` is the third file sent, wherever it was chosen. */
export function issuesOfFields(issues: readonly Issue[], { images, Answer }: QuestionValues): Issue[] {
  const lists = [
    { path: 'images', images },
    ...Answer.map((answer, index) => ({ path: `Answer.${index}.images`, images: answer.images })),
  ];
  const files = lists.flatMap((list) =>
    list.images.filter(({ file }) => file !== null).map((image) => ({ ...image, path: list.path })),
  );
  return issues.map(({ path, message }) => {
    const file = /^images\.(\d+)$/.exec(path);
    const sent = file ? files[Number(file[1])] : undefined;
    return sent ? { path: sent.path, message: `${sent.file?.name}: ${message}` } : { path, message };
  });
}
