import type { EditableQuestion, NearDuplicate, TexFault } from '@api/contract';
import { isApiError, messageOf, useHost, useRefresh } from '@shell/kit';
import { useState } from 'react';
import { type Confirmed, formDataOf } from '../form/form-data.ts';
import { type QuestionValues, valuesOf } from '../form/question-values.ts';

/** How the last attempt to save ended. */
export type SaveState =
  | { name: 'idle' | 'saving' | 'saved' }
  | { name: 'failed'; reason: string | null; issues: readonly { path: string; message: string }[] }
  /** Formulae that cannot be set: publish all the same? */
  | { name: 'broken-tex'; reason: string; faults: readonly TexFault[]; issues: readonly { path: string; message: string }[] }
  /** Other questions read nearly the same: save anyway? */
  | { name: 'duplicates'; found: readonly NearDuplicate[] }
  /** A colleague has saved since. */
  | { name: 'edited-meanwhile'; newer: EditableQuestion };

interface SaveQuestion {
  state: SaveState;
  reset: () => void;
  /** The stored question, or null when it was not stored; the state says why. */
  save: (values: QuestionValues, base: EditableQuestion | null, confirmed?: Confirmed) => Promise<EditableQuestion | null>;
}

/** Stores a question, new or edited. Specification part 2, section 7, `POST /questions/edit`. */
export function useSaveQuestion(): SaveQuestion {
  const host = useHost();
  const refresh = useRefresh();
  const [state, setState] = useState<SaveState>({ name: 'idle' });

  const send = (values: QuestionValues, base: EditableQuestion | null, confirmed: Confirmed) => {
    if (!base) return host.request('POST /api/admin/questions', { body: formDataOf(values, null, confirmed) });
    const imageIds = [...base.images, ...base.Answer.flatMap(({ images }) => images)].map(({ id }) => id);
    const from = { id: base.id, version: base.version, imageIds, values: valuesOf(base) };
    return host.request('POST /api/questions/edit', { body: formDataOf(values, from, confirmed) });
  };

  const failed = async (error: unknown, base: EditableQuestion | null): Promise<null> => {
    if (isApiError(error) && error.code === 'edited_meanwhile' && base) {
      try {
        const { question } = await host.request('GET /api/admin/questions/:id', { params: { id: base.id } });
        setState({ name: 'edited-meanwhile', newer: question });
        return null;
      } catch {
        // Then it is a failure like any other: what was typed stays.
      }
    }
    if (isApiError(error) && error.code === 'broken_tex') {
      const { message: reason, issues, details } = error;
      setState({ name: 'broken-tex', reason, issues, faults: (details.faults ?? []) as readonly TexFault[] });
      return null;
    }
    const known = isApiError(error) && error.status !== 500;
    setState({ name: 'failed', reason: known ? messageOf(error) : null, issues: isApiError(error) ? error.issues : [] });
    return null;
  };

  return {
    state,
    reset: () => setState({ name: 'idle' }),
    save: async (values, base, confirmed = {}) => {
      setState({ name: 'saving' });
      try {
        const { success, question, near_duplicates } = await send(values, base, confirmed);
        if (!success || !question) {
          setState({ name: 'duplicates', found: near_duplicates });
          return null;
        }
        setState({ name: 'saved' });
        void refresh('GET /api/questions', 'GET /api/admin/questions/:id/versions', 'GET /api/admin/reports');
        return question;
      } catch (error) {
        return failed(error, base);
      }
    },
  };
}
