/** Corrections on a page, as the API counts them (`CORRECTIONS_PAGE_SIZE`). */
export const CORRECTIONS_ON_PAGE = 20;
