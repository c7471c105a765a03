import type { StaffPost } from '@api/contract';
import { useEffect } from 'react';
import { changedFields } from '../post-form.ts';
import type { PostForm } from '../use-post-form.ts';

/**
 * What somebody has saved since the form was opened, where the form has changes of its own; without any it shows the newer state. While it
 * is being saved, what is newer may be one's own.
 */
export function useNewer({ form, base, show }: PostForm, stored: StaffPost | null, saving: boolean): StaffPost | null {
  const newer = !saving && stored && base && stored.version > base.version ? stored : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each newer state; the form is looked at as it is then.
  useEffect(() => {
    if (newer && base && changedFields(base.content, form.getValues()).length === 0) show(newer);
  }, [newer]);
  return newer;
}
