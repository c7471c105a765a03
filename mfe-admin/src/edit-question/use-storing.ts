import type { EditableQuestion, NearDuplicate, TexFault } from '@api/contract';
import { isApiError, messageOf, useHost, useRedirect, useRefresh } from '@shell/kit';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { FieldPath, UseFormReturn } from 'react-hook-form';
import { editAddress } from '../staff-area/addresses.ts';
import { fieldOfKeyIssue } from './answer-keys/question-keys.ts';
import { changedFields } from './form/differences.ts';
import { type Confirmed, formDataOf } from './form/form-data.ts';
import { emptyValues, type QuestionValues, rememberSubject, valuesOf } from './form/question-values.ts';
import { imageLists } from './images/image-draft.ts';
import { draftKey, writeDraft } from './saving/draft-store.ts';
import type { QuestionForm } from './use-question-form.ts';

/** Saves the form; input since then stays, unsaved. */
export function useStoring({ form, base, show, onTop, forgetRestored }: QuestionForm, userId: number | undefined) {
  const host = useHost();
  const redirect = useRedirect();
  const saving = useSaveQuestion();
  /** Confirmed since the last save, so that a second question does not repeat the first. */
  const confirmed = useRef<Confirmed>({});
  /** Empties the form for the next new question. */
  const another = useRef(false);
  const storeNow = async (values: QuestionValues, also: Confirmed | null) => {
    confirmed.current = also ? { ...confirmed.current, ...also } : {};
    const stored = await saving.save(values, base, confirmed.current);
    if (!stored) return;
    forgetRestored();
    const kept = onTop(values, stored);
    if (base) {
      show(stored, kept);
      return;
    }
    if (changedFields(valuesOf(stored), kept).length > 0) {
      await writeDraft(draftKey(userId ?? 0, stored.id), { values: kept, base: stored, at: Date.now() });
    }
    rememberSubject(values.subject);
    form.reset(emptyValues());
    if (another.current) {
      saving.reset();
      host.notify({
        tone: 'success',
        text: 'Question saved',
        action: { label: 'Open', run: () => host.navigate(editAddress(stored.id)) },
      });
    } else redirect(editAddress(stored.id), { created: true });
  };
  /** A key may be held down or pressed again. */
  const underWay = useRef(false);
  const store = async (values: QuestionValues, also: Confirmed | null = null) => {
    if (underWay.current) return;
    underWay.current = true;
    await storeNow(values, also).finally(() => {
      underWay.current = false;
    });
  };
  const submit = form.handleSubmit((values) => {
    another.current = false;
    return store(values);
  });
  const submitAndAddAnother = form.handleSubmit((values) => {
    another.current = true;
    return store(values);
  });
  const submitWith = (also: Confirmed) => void form.handleSubmit((values) => store(values, also))();
  return { state: saving.state, reset: saving.reset, submit, submitAndAddAnother, submitWith };
}

/** Shows the server's issues at their fields, and focuses the first. */
export function useFaultyFields(form: UseFormReturn<QuestionValues>, state: SaveState, box: RefObject<HTMLElement | null>): void {
  const [refused, setRefused] = useState<SaveState | null>(null);
  useEffect(() => {
    if (state.name !== 'failed' && state.name !== 'broken-tex') return;
    const issues = issuesOfFields(state.issues, form.getValues());
    for (const { path, message } of issues) form.setError(path as FieldPath<QuestionValues>, { type: 'server', message });
    // The dialog of broken formulae has the focus.
    setRefused(state.name === 'failed' && issues.length > 0 ? state : null);
  }, [state, form]);
  const { submitCount, isSubmitSuccessful } = form.formState;
  // The form's own order is that of rendering.
  useEffect(() => {
    const faulty = refused !== null || (submitCount > 0 && !isSubmitSuccessful);
    if (faulty) box.current?.querySelector<HTMLElement>('[aria-invalid], [data-faulty]')?.focus();
  }, [refused, submitCount, isSubmitSuccessful, box]);
}

export type SaveState =
  | { name: 'idle' | 'saving' | 'saved' }
  | { name: 'failed'; reason: string | null; issues: readonly { path: string; message: string }[] }
  /** Broken formulae: publish anyway? */
  | { name: 'broken-tex'; reason: string; faults: readonly TexFault[]; issues: readonly { path: string; message: string }[] }
  /** Near duplicates: save anyway? */
  | { name: 'duplicates'; found: readonly NearDuplicate[] }
  /** A colleague has saved since. */
  | { name: 'edited-meanwhile'; newer: EditableQuestion };

interface SaveQuestion {
  state: SaveState;
  reset: () => void;
  /** Null when it was not stored; the state says why. */
  save: (values: QuestionValues, base: EditableQuestion | null, confirmed?: Confirmed) => Promise<EditableQuestion | null>;
}

/** Stores a question. Specification part 2, section 7, `POST /questions/edit`. */
function useSaveQuestion(): SaveQuestion {
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
        // Like any other failure: the input stays.
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

interface Issue {
  path: string;
  message: string;
}

/** Issues by field: `images.2` is the third uploaded file of any list; a key's elements share a field. */
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
