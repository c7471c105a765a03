import { z } from 'zod';

export interface SearchRequest {
  text: string;
  /** Staff find hidden questions and their own subjects too. */
  staff: boolean;
  /** At most this many hits of each kind. */
  limit: number;
}

export const engineHitRow = z.object({
  kind: z.enum(['question', 'topic']),
  id: z.int(),
  /** The higher the better, comparable between the hits of one search. */
  score: z.number(),
  /** A topic's name, or a plain excerpt of a question with matches between the two marks. */
  excerpt: z.string(),
});
/** One hit. The engine only identifies it; what is shown comes from the database. */
export type EngineHit = z.infer<typeof engineHitRow>;

/** Finds questions and topics. Every implementation passes the same tests. */
export interface SearchEngine {
  /** Hits of both kinds, best first; none for a text without words. Rejects when the engine does not answer. */
  search(request: SearchRequest): Promise<EngineHit[]>;
}

/** Enclose a match; control characters, so that no text contains them. */
export const HIT_START = '\u0001';
export const HIT_END = '\u0002';
