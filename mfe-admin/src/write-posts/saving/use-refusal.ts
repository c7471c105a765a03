import type { PostContent, StaffPost } from '@api/contract';
import { isApiError, messageOf, useHost } from '@shell/kit';
import { type RefObject, useEffect, useState } from 'react';
import type { FieldPath } from 'react-hook-form';
import type { PostForm } from '../use-post-form.ts';

interface Issue {
  path: string;
  message: string;
}

export interface Failure {
  reason: string;
  issues: readonly Issue[];
}

export type Refusal = ReturnType<typeof useRefusal>;

/** The last refusal: issues with the focus on the first field, or a colleague's save to compare with. */
export function useRefusal({ form, base }: PostForm, box: RefObject<HTMLElement | null>) {
  const host = useHost();
  const [failure, setFailure] = useState<Failure | null>(null);
  const [rival, setRival] = useState<StaffPost | null>(null);
  const tell = async (error: unknown) => {
    if (isApiError(error) && error.code === 'edited_meanwhile' && base) {
      const found = await host.request('GET /api/admin/blog-posts/:id', { params: { id: base.id } }).catch(() => null);
      if (found) {
        setRival(found.post);
        return;
      }
    }
    const issues = issuesOf(error);
    for (const { path, message } of issues) form.setError(path as FieldPath<PostContent>, { type: 'server', message });
    setFailure({ reason: issues[0]?.message ?? messageOf(error), issues });
  };
  // Marks fields after rendering.
  useEffect(() => {
    if (failure && failure.issues.length > 0)
      box.current?.querySelector<HTMLElement>('[aria-invalid], [data-faulty] .cm-content')?.focus();
  }, [failure, box]);
  return {
    failure,
    rival,
    tell,
    dismiss: () => setFailure(null),
    forget: () => {
      form.clearErrors();
      setFailure(null);
    },
    compareWith: setRival,
  };
}

const issuesOf = (error: unknown): Issue[] =>
  isApiError(error) ? error.issues.map(({ path, message }) => ({ path: path.replace(/^content\./, ''), message })) : [];
