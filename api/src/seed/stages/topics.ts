import type { Knex } from 'knex';
import { imageName, type StoredImage, storeImages } from '../../domains/files/index.ts';
import { orderCourse } from '../../domains/subjects-and-topics/index.ts';
import { assertFormulaeSet } from '../bank-rules.ts';
import { contentHash, decide } from '../content-hash.ts';
import type { CourseDraft, TopicDraft } from '../template.ts';
import { topicArtwork } from '../topic-artwork.ts';
import { noCounts, type StageCounts } from './stage.ts';
import { findStoredTopics, type TopicContent, upsertSubjects, writeTopic } from './topics.queries.ts';

/** Lower-case words joined by hyphens. */
export function slugify(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

interface FlatTopic extends TopicContent {
  depth: number;
}

/** A course's topics from top to bottom, parents before children. Two topics of the same name get their numbers into the slug. */
function flatten(course: CourseDraft): { topics: FlatTopic[]; images: StoredImage[] } {
  const topics: FlatTopic[] = [];
  const images: StoredImage[] = [];
  const slugs = new Set<string>();
  const visit = (draft: TopicDraft, parent: string | null, depth: number, position: number) => {
    const short = slugify(draft.name);
    const slug = slugs.has(short) ? `${short}-${slugify(draft.number)}` : short;
    slugs.add(slug);
    let featured_image: string | null = null;
    if (draft.syllabus !== undefined) {
      const { svg, alt } = topicArtwork(course.slug, draft.number);
      featured_image = imageName(`topic-${course.slug}-${slugify(draft.number)}`, svg);
      images.push({ name: featured_image, svg, alt });
    }
    const syllabus = draft.syllabus?.trim() ?? null;
    if (syllabus) assertFormulaeSet(syllabus, `${course.slug} ${draft.number} syllabus`);
    topics.push({ topic_number: draft.number, topic_name: draft.name, slug, parent, position, syllabus, featured_image, depth });
    for (const [index, child] of (draft.subtopics ?? []).entries()) visit(child, draft.number, depth + 1, index + 1);
  };
  for (const [index, topic] of course.topics.entries()) visit(topic, null, 1, index + 1);
  return { topics, images };
}

async function seedCourse(db: Knex, course: CourseDraft, subjectId: number, counts: StageCounts): Promise<void> {
  const { topics, images } = flatten(course);
  await storeImages(db, images);
  const stored = await findStoredTopics(db, subjectId);
  const ids = new Map([...stored].map(([number, { id }]) => [number, id]));
  for (const { depth, ...content } of topics) {
    const before = stored.get(content.topic_number);
    const { id: _, seed_hash: seedHash, ...current } = before ?? { id: 0, seed_hash: null };
    const wanted = contentHash(content);
    const decision = decide(wanted, before && { seedHash, current: contentHash(current) });
    if (decision === 'keep') {
      counts.kept += 1;
      continue;
    }
    const parent_topic_id = content.parent === null ? null : (ids.get(content.parent) ?? null);
    const row = { ...content, subject_id: subjectId, parent_topic_id, depth, seed_hash: wanted };
    ids.set(content.topic_number, await writeTopic(db, before ? { ...row, id: before.id } : row));
    counts[decision === 'insert' ? 'inserted' : 'updated'] += 1;
  }
  await orderCourse(db, subjectId);
}

/** Writes subjects, their topic trees, syllabus texts and featured images. */
export async function seedTopics(db: Knex, courses: readonly CourseDraft[]): Promise<StageCounts> {
  const counts = noCounts();
  const audienceOf = ({ slug }: CourseDraft) => (slug === 'bridging-maths' ? ('staff' as const) : ('everyone' as const));
  const subjects = await upsertSubjects(
    db,
    courses.map((course) => ({ slug: course.slug, name: course.name, audience: audienceOf(course) })),
  );
  for (const course of courses) await seedCourse(db, course, subjects.get(course.slug) as number, counts);
  return counts;
}
