/** The working name of the product, and the only place that says it. */
export const BRAND = 'Sigmaroom';
/** Where people write who cannot help themselves, unless the settings say otherwise. */
export const SUPPORT_ADDRESS = 'support@sigmaroom.example';
