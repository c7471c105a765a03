/**
 * A file that cannot be read at all, with a message for its sender; recognised by its name, as readers of formats throw
 * one of their own.
 */
export class ExchangeRefused extends Error {
  override name = 'ExchangeRefused';
}
