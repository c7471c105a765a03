import type { Knex } from 'knex';

/** Two learners who take the same mock paper and see each other's result: the one who made it, and a friend who accepted. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE challenges (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      mock_paper_id integer NOT NULL REFERENCES mock_papers (id) ON DELETE CASCADE,
      token text NOT NULL CONSTRAINT challenges_token_unique UNIQUE,
      created_at timestamptz NOT NULL
    );
    CREATE INDEX challenges_mock_paper ON challenges (mock_paper_id);
    CREATE TABLE challenge_players (
      challenge_id integer NOT NULL REFERENCES challenges (id) ON DELETE CASCADE,
      user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      role text NOT NULL CONSTRAINT challenge_players_role_known CHECK (role IN ('challenger', 'friend')),
      joined_at timestamptz NOT NULL,
      PRIMARY KEY (challenge_id, user_id),
      CONSTRAINT challenge_players_role_once UNIQUE (challenge_id, role)
    );
    COMMENT ON COLUMN challenge_players.joined_at IS 'when they agreed that the other sees their result';
    CREATE INDEX challenge_players_user ON challenge_players (user_id);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP TABLE challenge_players, challenges');
}
