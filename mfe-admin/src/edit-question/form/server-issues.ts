import { fieldOfKeyIssue } from '../answer-keys/question-keys.ts';
import { imageLists } from '../images/image-draft.ts';
import type { QuestionValues } from './question-values.ts';

/** The API's message about a part of the form. */
export interface Issue {
  path: string;
  message: string;
}

/**
 * Maps issues to the fields on screen: `images.2` is the third uploaded file, wherever it was chosen; a key's elements
 * share one field.
 */
export function issuesOfFields(issues: readonly Issue[], values: QuestionValues): Issue[] {
  const files = imageLists(values).flatMap(({ path, images }) =>
    images.flatMap(({ file }) => (file === null ? [] : [{ path, name: file.name }])),
  );
  return issues.map(({ path, message }) => {
    if (/^answer_keys(\.|$)/.test(path)) return { path: fieldOfKeyIssue(path, values), message };
    const file = /^images\.(\d+)$/.exec(path);
    const sent = file ? files[Number(file[1])] : undefined;
    return sent ? { path: sent.path, message: `${sent.name}: ${message}` } : { path, message };
  });
}
