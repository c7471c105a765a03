import type { TexFault } from '@api/contract';
import { TYPESET_VERSION } from '@api/typesetting';
import { ApiError } from '../../../../errors.ts';
import type { Call } from '../../../../http/route.ts';
import { typesetInProcess } from '../../../../typesetting/typeset-in-process.ts';
import type { SyllabusPage } from './topics.queries.ts';

async function set(source: string): Promise<{ html: string; faults: TexFault[] }> {
  const [made] = await typesetInProcess([{ kind: 'text', source }]);
  if (!made) throw new Error('Nothing was set');
  const faults = made.faults.map((fault) => ({ path: 'syllabus', place: `Line ${fault.line}`, ...fault }));
  return { html: made.html, faults };
}

export async function previewSyllabus({ body }: Call<'POST /api/admin/topics/preview'>) {
  const { html: content_html, faults } = await set(body.syllabus);
  return { content_html, faults };
}

/**
 * A syllabus page as stored; null if empty.
 * @throws ApiError 422 `broken_tex` for formulae that cannot be set, unless staff confirmed publishing them.
 */
export async function setSyllabus(source: string, confirmed: boolean): Promise<SyllabusPage> {
  const syllabus = source.trim();
  if (syllabus === '') return { syllabus: null, syllabus_html: null, typeset_version: TYPESET_VERSION };
  const { html, faults } = await set(syllabus);
  if (faults.length > 0 && !confirmed) throw brokenTex(faults);
  return { syllabus, syllabus_html: html, typeset_version: TYPESET_VERSION };
}

function brokenTex(faults: readonly TexFault[]): ApiError {
  const what = faults.length === 1 ? 'One formula cannot be set' : `${faults.length} formulae cannot be set`;
  const issues = faults.map(({ path, line, message, piece }) => ({ path, message: `Line ${line}: ${message}: ${piece}` }));
  return new ApiError(422, 'broken_tex', `${what}. Nothing has been saved yet`, { issues, details: { faults } });
}
