/** A thread of `TypesettingThreads`. */
export { typesetColumns } from './html-columns.ts';

import { typesetSources } from './typeset-sources.ts';
import type { QuestionHtml, QuestionSources } from './typesetting.queries.ts';

export default function typesetAll(batch: QuestionSources[]): QuestionHtml[] {
  return batch.map(typesetSources);
}
