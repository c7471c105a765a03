import { drawArtwork, type MotifName } from './artwork.ts';
import type { CourseSlug } from './template.ts';

/** Motifs by field and top-level topic. */
const MOTIFS: Readonly<Record<string, Readonly<Record<string, MotifName>>>> = {
  math: { 1: 'squares', 2: 'curves', 3: 'triangle', 4: 'histogram', 5: 'tangent', 6: 'curves' },
  bridging: { 1: 'squares', 2: 'curves', 3: 'triangle', 4: 'histogram', 5: 'tangent' },
  physics: { A: 'projectile', B: 'particles', C: 'waves', D: 'fieldLines', E: 'orbits', T: 'waves' },
  chemistry: {
    S1: 'particles',
    S2: 'hexagons',
    S3: 'orbits',
    R1: 'energyProfile',
    R2: 'curves',
    R3: 'hexagons',
    T: 'energyProfile',
  },
};

/** The picture at the head of a topic's syllabus page. */
export function topicArtwork(subject: CourseSlug, topicNumber: string): { svg: string; alt: string } {
  const field = subject.split('-')[0] as string;
  const topLevel = topicNumber.split('.')[0] as string;
  return drawArtwork(MOTIFS[field]?.[topLevel] ?? 'curves', `${field} ${topicNumber}`);
}
