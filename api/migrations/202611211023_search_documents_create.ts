import type { Knex } from 'knex';

/**
 * What can be searched: a row for each question and topic. Triggers keep it up to date, whatever writes the bank. Markdown and TeX are
 * reduced to words here, so that "square root" finds `\\sqrt` and both search engines read the same text.
 */
const DOCUMENTS = `
  CREATE FUNCTION without_accents(source text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $fn$
    SELECT translate(source, 'àáâãäåçèéêëìíîïñòóôõöøùúûüýÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝ’',
                             'aaaaaaceeeeiiiinoooooouuuuyAAAAAACEEEEIIIINOOOOOOUUUUY''') $fn$;
  CREATE TABLE search_documents (
    kind text NOT NULL CONSTRAINT search_documents_kind_known CHECK (kind IN ('question', 'topic')),
    id integer NOT NULL,
    listed boolean NOT NULL,
    title text NOT NULL,
    context text NOT NULL,
    body text NOT NULL,
    words tsvector NOT NULL GENERATED ALWAYS AS (
      setweight(to_tsvector('english', without_accents(title)), 'A') ||
      setweight(to_tsvector('english', without_accents(context)), 'B') ||
      setweight(to_tsvector('english', without_accents(body)), 'C')) STORED,
    PRIMARY KEY (kind, id)
  );
  COMMENT ON COLUMN search_documents.listed IS 'everybody may see it; otherwise staff alone';
  CREATE INDEX search_documents_words ON search_documents USING gin (words);
  CREATE TABLE search_words (word text PRIMARY KEY);
  COMMENT ON TABLE search_words IS 'every word of the documents: what misspelt words are corrected to';
  CREATE INDEX search_words_prefixes ON search_words (word text_pattern_ops);
`;

/** Pairs of pattern and replacement, applied one after the other. */
const REDUCTIONS: readonly (readonly [string, string])[] = [
  ['!\\[[^]]*\\]\\([^)]*\\)', ' '], // diagrams
  ['\\[\\d+( marks?)?\\]', ' '], // marks of a part
  ['\\\\begin\\{[^}]*\\}(\\{[^}]*\\})?|\\\\end\\{[^}]*\\}', ' '],
  ['\\\\(text|textbf|textit|mathrm|mathbf|mathit|mathsf|operatorname|boldsymbol)\\*?\\s*\\{([^{}]*)\\}', ' \\2 '],
  ['\\\\[dt]?frac\\s*\\{([^{}]*)\\}\\s*\\{([^{}]*)\\}', ' \\1 / \\2 '],
  ['\\\\[dt]?frac', ' '],
  ['\\\\sqrt', ' square root '],
  ['\\\\(i+nt|oint)(?![a-zA-Z])', ' integral '],
  ['\\\\lim(?![a-zA-Z])', ' limit '],
  ['\\\\(vec|overrightarrow)(?![a-zA-Z])', ' vector '],
  ['\\\\infty', ' infinity '],
  ['\\\\(binom|dbinom)(?![a-zA-Z])', ' binomial '],
  ['\\\\le(q|qslant)?(?![a-zA-Z])', ' ≤ '],
  ['\\\\ge(q|qslant)?(?![a-zA-Z])', ' ≥ '],
  ['\\\\times(?![a-zA-Z])', ' × '],
  ['\\\\cdot(?![a-zA-Z])', ' · '],
  ['\\\\pm(?![a-zA-Z])', ' ± '],
  ['\\\\(to|rightarrow|longrightarrow|Rightarrow)(?![a-zA-Z])', ' → '],
  ['\\\\circ(?![a-zA-Z])', '°'],
  [
    '\\\\(left|right|big|Big|bigg|quad|qquad|displaystyle|mathbb|mathcal|overline|underline|hat|bar|hline|dots|ldots|cdots|limits|ce|pu)(?![a-zA-Z])',
    ' ',
  ],
  ['\\\\[,;:! \\\\]', ' '],
  ['\\\\([a-zA-Z]+)', ' \\1 '], // what is left names itself: sin, log, theta
  ['\\\\(.)', '\\1'],
  ['[{}$*_~`#|&]', ''],
  ['\\s+', ' '],
];

const quote = (text: string) => `'${text.replaceAll("'", "''")}'`;
const reduced = REDUCTIONS.reduce((sql, [from, to]) => `regexp_replace(${sql}, ${quote(from)}, ${quote(to)}, 'g')`, 'source');

const FUNCTIONS = `
  CREATE FUNCTION plain_words(source text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $fn$
    SELECT btrim(${reduced}) $fn$;

  CREATE FUNCTION store_search_documents(question_ids int[], topic_ids int[]) RETURNS void LANGUAGE sql AS $fn$
    INSERT INTO search_documents (kind, id, listed, title, context, body)
    SELECT 'question', q.id, q.visible AND s.audience = 'everyone', '',
           concat_ws(', ', t.topic_name, up.topic_name, top.topic_name, s.subject_name),
           plain_words(concat_ws(' ', q.questions_text, (SELECT string_agg(o->>'text', ' ') FROM jsonb_array_elements(q.options) o)))
      FROM questions q JOIN topics t ON t.id = q.topic_id JOIN subjects s ON s.id = t.subject_id
      LEFT JOIN topics up ON up.id = t.parent_topic_id LEFT JOIN topics top ON top.id = up.parent_topic_id
     WHERE q.id = ANY (question_ids)
    UNION ALL
    SELECT 'topic', t.id, s.audience = 'everyone', t.topic_name, concat_ws(', ', up.topic_name, top.topic_name, s.subject_name),
           plain_words(coalesce(t.syllabus, ''))
      FROM topics t JOIN subjects s ON s.id = t.subject_id
      LEFT JOIN topics up ON up.id = t.parent_topic_id LEFT JOIN topics top ON top.id = up.parent_topic_id
     WHERE t.id = ANY (topic_ids)
    ON CONFLICT (kind, id) DO UPDATE
      SET listed = excluded.listed, title = excluded.title, context = excluded.context, body = excluded.body
      WHERE (search_documents.listed, search_documents.title, search_documents.context, search_documents.body)
        IS DISTINCT FROM (excluded.listed, excluded.title, excluded.context, excluded.body) $fn$;

  CREATE FUNCTION topics_at_or_below(topic_ids int[]) RETURNS int[] LANGUAGE sql STABLE AS $fn$
    SELECT coalesce(array_agg(DISTINCT t.id), '{}') FROM topics t
      LEFT JOIN topics up ON up.id = t.parent_topic_id
     WHERE t.id = ANY (topic_ids) OR t.parent_topic_id = ANY (topic_ids) OR up.parent_topic_id = ANY (topic_ids) $fn$;

  CREATE FUNCTION store_search_documents_below(topic_ids int[]) RETURNS void LANGUAGE sql AS $fn$
    SELECT store_search_documents((SELECT array_agg(id) FROM questions WHERE topic_id = ANY (topics_at_or_below(topic_ids))),
                                  topics_at_or_below(topic_ids)) $fn$;

  CREATE FUNCTION search_follow() RETURNS trigger LANGUAGE plpgsql AS $fn$
    BEGIN
      IF TG_OP = 'DELETE' THEN
        DELETE FROM search_documents WHERE kind = TG_ARGV[0] AND id = OLD.id;
      ELSIF TG_ARGV[0] = 'question' THEN
        PERFORM store_search_documents(ARRAY[NEW.id], '{}');
      ELSIF TG_ARGV[0] = 'topic' THEN
        PERFORM store_search_documents_below(ARRAY[NEW.id]);
      ELSE
        PERFORM store_search_documents_below((SELECT array_agg(id) FROM topics WHERE subject_id = NEW.id));
      END IF;
      RETURN NULL;
    END $fn$;

  CREATE FUNCTION search_words_follow() RETURNS trigger LANGUAGE plpgsql AS $fn$
    BEGIN
      INSERT INTO search_words
      SELECT DISTINCT word FROM regexp_split_to_table(
               lower(without_accents(concat_ws(' ', NEW.title, NEW.context, NEW.body))), '[^a-z]+') AS word
       WHERE length(word) BETWEEN 3 AND 30 ORDER BY word
      ON CONFLICT DO NOTHING;
      RETURN NULL;
    END $fn$;
`;

const TRIGGERS = `
  CREATE TRIGGER search_words_follow AFTER INSERT OR UPDATE OF title, context, body ON search_documents
    FOR EACH ROW EXECUTE FUNCTION search_words_follow();
  CREATE TRIGGER search_follow AFTER INSERT OR DELETE OR UPDATE OF questions_text, options, topic_id, visible ON questions
    FOR EACH ROW EXECUTE FUNCTION search_follow('question');
  CREATE TRIGGER search_follow AFTER INSERT OR DELETE OR UPDATE OF topic_name, syllabus, parent_topic_id, subject_id ON topics
    FOR EACH ROW EXECUTE FUNCTION search_follow('topic');
  CREATE TRIGGER search_follow AFTER UPDATE OF subject_name, audience ON subjects
    FOR EACH ROW EXECUTE FUNCTION search_follow('subject');
`;

export async function up(db: Knex): Promise<void> {
  for (const part of [DOCUMENTS, FUNCTIONS, TRIGGERS]) await db.raw(part.replaceAll('?', '\\?'));
  await db.raw('SELECT store_search_documents((SELECT array_agg(id) FROM questions), (SELECT array_agg(id) FROM topics))');
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    DROP TRIGGER search_follow ON questions; DROP TRIGGER search_follow ON topics; DROP TRIGGER search_follow ON subjects;
    DROP TABLE search_words; DROP TABLE search_documents;
    DROP FUNCTION search_words_follow; DROP FUNCTION search_follow; DROP FUNCTION store_search_documents_below;
    DROP FUNCTION topics_at_or_below; DROP FUNCTION store_search_documents; DROP FUNCTION plain_words; DROP FUNCTION without_accents;
  `);
}
