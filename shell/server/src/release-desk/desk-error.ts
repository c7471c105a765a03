/** Why the desk refuses a call: status, code and words for a person, in the shape of the API's errors. */
export class DeskError extends Error {
  override readonly name = 'DeskError';
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}
