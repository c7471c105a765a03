import type { SubjectWithTopics, UploadCategory, UploadPlace, UploadRun } from '@api/contract';
import { useState } from 'react';
import { type TopicOption, topicOptions } from '../staff-area/topic-options.ts';

export const keyOf = (category: readonly string[]): string => JSON.stringify(category);

export type Places = ReadonlyMap<string, UploadPlace>;

export const placesOf = (places: readonly UploadPlace[]): Places =>
  new Map(places.map((place) => [keyOf(place.category), place]));

/** The category above whose place applies, or null. */
export function inheritedPlace(category: readonly string[], places: Places): UploadPlace | null {
  for (let depth = category.length - 1; depth > 0; depth -= 1) {
    const place = places.get(keyOf(category.slice(0, depth)));
    if (place) return place;
  }
  return null;
}

const plain = (name: string) =>
  name
    .toLowerCase()
    .replace(/^[\d.\s]+/, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Topics with a category's name, unless ambiguous: a guess for staff to check. */
export function guessed(categories: readonly UploadCategory[], subject: string, topics: readonly TopicOption[]): UploadPlace[] {
  const byName = Map.groupBy(topics, ({ label }) => plain(label));
  return categories.flatMap(({ category }) => {
    const named = byName.get(plain(category.at(-1) ?? '')) ?? [];
    const [topic] = named;
    return topic && named.length === 1 ? [{ category, subject, topic: topic.value }] : [];
  });
}

/** The subject whose topics are offered, and staff's choices. */
export function useCategoryPlaces(
  run: UploadRun,
  categories: readonly UploadCategory[],
  subjects: readonly SubjectWithTopics[],
  { places: said, setPlaces: setSaid }: { places: Places; setPlaces: (places: Places) => void },
) {
  const [slug, setSlug] = useState(run.options.defaults.subject ?? run.options.places[0]?.subject ?? '');
  const subjectOf = (chosen: string) => subjects.find((each) => each.slug === chosen);

  const place = (category: readonly string[], topic: string) => {
    const next = new Map(said);
    if (topic === '') next.delete(keyOf(category));
    else next.set(keyOf(category), { category: [...category], subject: slug, topic });
    setSaid(next);
  };
  /** Guesses by its topics; earlier choices stay. */
  const chooseSubject = (chosen: string) => {
    setSlug(chosen);
    const options = topicOptions(subjectOf(chosen), 'slug');
    setSaid(new Map([...placesOf(guessed(categories, chosen, options)), ...said]));
  };
  return { said, slug, subject: subjectOf(slug), place, chooseSubject };
}
