import type { Knex } from 'knex';

/**
 * What staff do with questions. Each change keeps the content that it made as a version, the first one the content before it
 * as well; a deleted question stays in place, hidden, because tests, bookmarks and doubts hang on it. Going back forgets
 * the versions; deleted questions stay hidden.
 */
const VERSIONS = `
  ALTER TABLE questions
    ADD COLUMN version integer NOT NULL DEFAULT 1 CONSTRAINT questions_version_positive CHECK (version > 0),
    ADD COLUMN deleted_at timestamptz,
    ADD COLUMN deleted_by integer REFERENCES users ON DELETE SET NULL,
    ADD CONSTRAINT questions_deleted_is_hidden CHECK (deleted_at IS NULL OR NOT visible);
  CREATE INDEX questions_deleted ON questions (deleted_at) WHERE deleted_at IS NOT NULL;
  CREATE INDEX questions_deleted_by ON questions (deleted_by) WHERE deleted_by IS NOT NULL;

  CREATE TABLE question_versions (
    question_id integer NOT NULL REFERENCES questions ON DELETE CASCADE,
    version integer NOT NULL,
    kind text NOT NULL CONSTRAINT question_versions_kind_known
      CHECK (kind IN ('original', 'created', 'edited', 'restored', 'deleted', 'undeleted')),
    restored_from integer,
    changed_at timestamptz NOT NULL,
    changed_by integer REFERENCES users ON DELETE SET NULL,
    changed_fields text[] NOT NULL,
    content jsonb NOT NULL,
    PRIMARY KEY (question_id, version)
  );
  CREATE INDEX question_versions_changed_by ON question_versions (changed_by);
`;

/** `original` names the file without the watermark; a width and height of 0 are unknown. */
const IMAGES = `
  ALTER TABLE question_images
    ADD COLUMN answer_id integer REFERENCES answers ON DELETE CASCADE,
    ADD COLUMN alt text NOT NULL DEFAULT '',
    ADD COLUMN width integer NOT NULL DEFAULT 0,
    ADD COLUMN height integer NOT NULL DEFAULT 0,
    ADD COLUMN original text NOT NULL DEFAULT '',
    ADD COLUMN watermarked boolean NOT NULL DEFAULT false;
  UPDATE question_images i SET answer_id = (SELECT min(a.id) FROM answers a WHERE a.question_id = i.question_id)
   WHERE kind = 'answer';
  CREATE INDEX question_images_answer ON question_images (answer_id) WHERE answer_id IS NOT NULL;
`;

export async function up(db: Knex): Promise<void> {
  await db.raw(VERSIONS);
  await db.raw(IMAGES);
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    ALTER TABLE question_images DROP COLUMN watermarked, DROP COLUMN original, DROP COLUMN height, DROP COLUMN width,
      DROP COLUMN alt, DROP COLUMN answer_id;
    DROP TABLE question_versions;
    ALTER TABLE questions DROP COLUMN deleted_by, DROP COLUMN deleted_at, DROP COLUMN version;
  `);
}
