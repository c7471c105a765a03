import type { Knex } from 'knex';

/** Schools' OpenID Connect providers, and the domains of the addresses that each may log in. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE school_providers (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      name text NOT NULL,
      issuer text NOT NULL,
      client_id text NOT NULL,
      client_secret bytea NOT NULL,
      created_at timestamptz NOT NULL,
      CONSTRAINT school_providers_registered_once UNIQUE (issuer, client_id)
    );

    CREATE TABLE school_domains (
      domain text PRIMARY KEY,
      provider_id integer NOT NULL REFERENCES school_providers (id) ON DELETE CASCADE
    );
    CREATE INDEX school_domains_provider ON school_domains (provider_id);
  `);
}

/** Accounts stay, with their ways in. */
export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP TABLE school_domains, school_providers');
}
