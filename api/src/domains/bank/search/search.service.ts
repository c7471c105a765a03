import type { QuestionHit, SearchHit, TopicHit } from '@api/contract';
import { escapeHtml, readable, typesetExcerpt } from '@api/typesetting';
import { type EngineHit, HIT_END, HIT_START, type SearchEngine } from '../../../adapters/search/index.ts';
import type { Call } from '../../../http/route.ts';
import { listCourseIds } from '../../progress/study-plan/index.ts';
import { type FoundQuestion, type FoundTopic, findByNumber, findFoundQuestions, findFoundTopics } from './search.queries.ts';

const RAISED: Readonly<Record<string, string>> = { '-': '⁻', '+': '⁺' };
const raise = (text: string) => [...text].map((sign) => RAISED[sign] ?? '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(sign)] ?? sign).join('');
const lower = (text: string) => text.replace(/\d/g, (digit) => '₀₁₂₃₄₅₆₇₈₉'[Number(digit)] as string);

/** `m s ^-2`, `x^3`: a power as formulae leave it among plain words. */
const POWER = /\s?\^\(?([+-]?\d+)\)?(?!\d|\.\d|\()/g;
const ELEMENTS = 'Ag|Al|Ar|Ba|Br|Ca|Cl|Co|Cr|Cu|Fe|He|Hg|Li|Mg|Mn|Na|Ne|Ni|Pb|Si|Sn|Ti|Zn|B|C|F|H|I|K|N|O|P|S|V';
/** `CH3CH2OH`, `H2O`: with at least one number. */
const FORMULA = new RegExp(`(?<![\\p{L}\\d])(?=[A-Z]\\S*\\d)(?:(?:${ELEMENTS})\\d{0,3}){2,}(?![\\p{L}\\d])`, 'gu');

/** Plain words of a question as a reader would print them: `2 m s⁻²`, `CH₃OH`, `X ~ B(4, p)`. Marks around found words stay. */
export function printedWords(words: string): string {
  return words
    .replace(POWER, (_, power: string) => raise(power))
    .replace(FORMULA, lower)
    .replace(/ (?=[.,;:?!](?:\s|$))/g, '')
    .replace(/ sim(?= )/g, ' ~')
    .replace(/(?<=\b[A-Z]) \(/g, '(');
}

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
function presentQuestionHit({ id, questions_text, subject, path }: FoundQuestion, hit: EngineHit): QuestionHit {
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
function presentTopicHit({ subject, path }: FoundTopic, hit: EngineHit): TopicHit {
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

/** Hits of each kind. */
const LIMIT = 8;
/** `2.5`, `41`: the number of a topic or of a question. */
const NUMBER = /^\d+(?:\.\d+)*$/;
const AT_ONCE = 1;

/** Matches by number, which rank above all word matches. */
async function hitsByNumber({ db, caller, query }: Call<'GET /api/search'>): Promise<EngineHit[]> {
  const number = query.query.trim();
  if (!NUMBER.test(number)) return [];
  const found = await findByNumber(db, number, { staff: caller.staff, limit: LIMIT });
  return found.map(({ kind, id, name }) => ({ kind, id, score: AT_ONCE, excerpt: kind === 'topic' ? name : readable(name) }));
}

/**
 * Questions and topics for some words or a number, best first, those of the caller's own courses before others. The content comes from the database, so a hit that is deleted or
 * that the caller may not see is left out, whatever the search engine returns.
 */
export async function getHits(call: Call<'GET /api/search'>, engine: SearchEngine): Promise<{ hits: SearchHit[] }> {
  const { db, caller, query } = call;
  const [numbered, worded, courses] = await Promise.all([
    hitsByNumber(call),
    engine.search({ text: query.query, staff: caller.staff, limit: LIMIT }),
    listCourseIds(db, caller),
  ]);
  const isNumbered = (hit: EngineHit) => numbered.some(({ kind, id }) => kind === hit.kind && id === hit.id);
  const found = [...numbered, ...worded.filter((hit) => !isNumbered(hit))];
  const idsOf = (kind: 'question' | 'topic') => found.filter((hit) => hit.kind === kind).map(({ id }) => id);
  const [questions, topics] = await Promise.all([
    findFoundQuestions(db, idsOf('question'), caller.staff),
    findFoundTopics(db, idsOf('topic'), caller.staff),
  ]);
  const hits = found.map((hit) => {
    if (hit.kind === 'question') {
      const row = questions.get(hit.id);
      return row && presentQuestionHit(row, hit);
    }
    const row = topics.get(hit.id);
    return row && presentTopicHit(row, hit);
  });
  const known = hits.filter((hit) => hit !== undefined);
  const [own, others] = [true, false].map((wanted) => known.filter(({ subject }) => courses.includes(subject.id) === wanted));
  return { hits: [...(own ?? []), ...(others ?? [])] };
}
