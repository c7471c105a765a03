/** What accounts are searched by; the index `users_words_trigrams` is of exactly this. */
export const ACCOUNT_WORDS = "(email || ' ' || username || ' ' || coalesce(full_name, ''))";

/** The ids of the accounts with `:pattern` in it: an array, so that PostgreSQL can combine it with indexes of the list that is searched. */
export const ACCOUNTS_FOUND = `ARRAY(SELECT id FROM users WHERE ${ACCOUNT_WORDS} ILIKE :pattern)`;
