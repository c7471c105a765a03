import type { SubjectWithTopics, UploadCategory, UploadPlace, UploadRun } from '@api/contract';
import { useState } from 'react';
import { type TopicOption, topicOptions } from '../staff-area/topic-options.ts';

/** Names a category among others. */
export const keyOf = (category: readonly string[]): string => JSON.stringify(category);

/** Where categories go, by their keys. */
export type Places = ReadonlyMap<string, UploadPlace>;

export const placesOf = (places: readonly UploadPlace[]): Places =>
  new Map(places.map((place) => [keyOf(place.category), place]));

/** The category above it whose place counts for it as well; null where none has one. */
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

/** Topics that are called as a category is: a first guess, which staff look over. Without one where two topics are called so. */
export function guessed(categories: readonly UploadCategory[], subject: string, topics: readonly TopicOption[]): UploadPlace[] {
  const byName = Map.groupBy(topics, ({ label }) => plain(label));
  return categories.flatMap(({ category }) => {
    const named = byName.get(plain(category.at(-1) ?? '')) ?? [];
    const [topic] = named;
    return topic && named.length === 1 ? [{ category, subject, topic: topic.value }] : [];
  });
}

/** The subject whose topics are offered, and what staff say of each category. */
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
  /** Categories named like its topics get these; earlier choices stay. */
  const chooseSubject = (chosen: string) => {
    setSlug(chosen);
    const options = topicOptions(subjectOf(chosen), 'slug');
    setSaid(new Map([...placesOf(guessed(categories, chosen, options)), ...said]));
  };
  return { said, slug, subject: subjectOf(slug), place, chooseSubject };
}
