/** What was typed is no answer of the kind that is asked for; `message` says so to its learner. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
  constructor(message = 'This could not be read. Check brackets and signs.') {
    super(message);
  }
}
