import type { Syllabus } from '@api/contract';
import type { PageHead } from '@shell/kit';
import { addressOf, placeIn, placeQuery } from '@shell/kit/addresses';

export function syllabusHead({ title, subject }: Pick<Syllabus, 'title' | 'subject'>, search: URLSearchParams): PageHead {
  return {
    title: `${title}: syllabus and formulae, ${subject.subject_name}`,
    description: `What to know about ${title} in ${subject.subject_name}, with every formula.`,
    canonical: addressOf('syllabus', {}, { query: placeQuery(placeIn(search)) }),
  };
}
