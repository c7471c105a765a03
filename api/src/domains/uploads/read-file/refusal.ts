/** A file that cannot be read at all, in words for whoever sent it; known by its name, as readers of formats throw one of their own. */
export class ExchangeRefused extends Error {
  override name = 'ExchangeRefused';
}
