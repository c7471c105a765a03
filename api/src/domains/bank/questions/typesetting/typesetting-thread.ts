export { typesetColumns } from './typeset-sources.ts';

import { typesetSources } from './typeset-sources.ts';
import type { QuestionHtml, QuestionSources } from './typesetting.queries.ts';

export default function typesetAll(batch: QuestionSources[]): QuestionHtml[] {
  return batch.map(typesetSources);
}
