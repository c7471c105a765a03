import type { QuestionHit, TopicHit } from '@api/contract';
import { escapeHtml, typesetExcerpt } from '@api/typesetting';
import { type EngineHit, HIT_END, HIT_START } from '../../../adapters/search/index.ts';
import { printedWords } from './printed-words.ts';
import type { FoundQuestion, FoundTopic } from './search.queries.ts';

/** Begins in the middle of a sentence. */
const CUT = new RegExp(`^[${HIT_START}\\s]*\\p{Ll}`, 'u');

/** An excerpt of a longer text, with an ellipsis if it is cut off at the front. */
const extract = (excerpt: string) => (CUT.test(excerpt) ? `… ${excerpt}` : excerpt);

/** An extract as HTML: escaped, and only then the found words marked. */
const highlight = (excerpt: string) =>
  escapeHtml(printedWords(excerpt)).replaceAll(HIT_START, '<mark>').replaceAll(HIT_END, '</mark>');

/** The words that the engine matched, in their own spelling. */
const foundWords = (excerpt: string) => excerpt.match(FOUND) ?? [];
const FOUND = new RegExp(`(?<=${HIT_START})[^${HIT_END}]+`, 'gu');

/** A question as a suggestion: the engine says which words matched; the text comes from the question itself. */
export function presentQuestionHit({ id, questions_text, subject, path }: FoundQuestion, hit: EngineHit): QuestionHit {
  const topic = path.at(-1);
  if (!topic) throw new Error(`Question ${id} has no topic`);
  return {
    id,
    questions_text,
    subject,
    topic,
    topic_slug: topic.slug,
    topic_path: path,
    _formatted: {
      questions_text: highlight(extract(hit.excerpt)),
      questions_html: typesetExcerpt(questions_text, { found: foundWords(hit.excerpt) }),
    },
    _federation: { indexUid: 'questions', weightedRankingScore: hit.score },
  };
}

/** A topic as a suggestion, with the topics above it. */
export function presentTopicHit({ subject, path }: FoundTopic, hit: EngineHit): TopicHit {
  const [topic, parent, top] = path.toReversed();
  if (!topic) throw new Error(`There is no topic ${hit.id}`);
  const { id, topic_name, slug, topic_number } = topic;
  const named = (link: typeof topic) => ({ id: link.id, topic_name: link.topic_name, slug: link.slug });
  return {
    id,
    topic_name,
    slug,
    topic_number,
    parent_topic: parent ? { ...named(parent), parent_topic: top ? named(top) : null } : null,
    subject,
    _formatted: { topic_name: highlight(hit.excerpt) },
    _federation: { indexUid: 'topics', weightedRankingScore: hit.score },
  };
}
