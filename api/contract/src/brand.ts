/** The working name of the product, and the only place that says it. */
export const BRAND = 'Sigmaroom';
