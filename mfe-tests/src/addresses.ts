/** Addresses of a test's pages. Specification part 2, section 2. */
export const TEST = '/take-a-test/:slug';

export const testAddress = (slug: string) => `/take-a-test/${slug}`;
export const introAddress = (slug: string) => `${testAddress(slug)}/confirm`;
export const resultAddress = (slug: string) => `${testAddress(slug)}/result`;
export const reviewAddress = (slug: string) => `${testAddress(slug)}/answer`;
export const MY_TESTS = '/my-tests';
