import type { SubjectWithTopics, UploadCategory, UploadRun } from '@api/contract';
import { useApiMutation } from '@shell/kit';
import { useState } from 'react';
import { topicOptions } from '../staff-area/topics/topic-options.ts';
import { guessed, keyOf, type Places, placesOf } from './category-choices.ts';

/** The topics that categories of a file are said to belong to, and trying the file again with them. */
export function useCategoryPlaces(
  run: UploadRun,
  categories: readonly UploadCategory[],
  subjects: readonly SubjectWithTopics[],
  onRun: (id: number) => void,
) {
  const stored = placesOf(run.options.places);
  const [said, setSaid] = useState<Places>(stored);
  /** The subject whose topics are offered. */
  const [slug, setSlug] = useState(run.options.defaults.subject ?? run.options.places[0]?.subject ?? '');
  const again = useApiMutation('POST /api/admin/uploads/runs/:id/import', { invalidates: ['GET /api/admin/uploads/runs'] });
  const subjectOf = (chosen: string) => subjects.find((each) => each.slug === chosen);

  const place = (category: readonly string[], topic: string) => {
    const next = new Map(said);
    if (topic === '') next.delete(keyOf(category));
    else next.set(keyOf(category), { category: [...category], subject: slug, topic });
    setSaid(next);
  };
  /** Categories that are called as its topics get these; what was said before stays. */
  const chooseSubject = (chosen: string) => {
    setSlug(chosen);
    const options = topicOptions(subjectOf(chosen), 'slug');
    setSaid(new Map([...placesOf(guessed(categories, chosen, options)), ...said]));
  };
  const tryAgain = async () => {
    try {
      const body = { partial: run.options.partial, dry_run: true, places: [...said.values()] };
      onRun((await again.mutateAsync({ params: { id: run.id }, body })).run.id);
    } catch {
      // Said below the list.
    }
  };
  return {
    said,
    slug,
    subject: subjectOf(slug),
    changed: JSON.stringify([...said.values()]) !== JSON.stringify([...stored.values()]),
    place,
    chooseSubject,
    tryAgain,
    trying: again.isPending,
    refused: again.error,
  };
}
