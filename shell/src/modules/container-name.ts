/** The global variable that a module's container becomes; the build names it the same way. */
export const containerName = (name: string) => name.replaceAll('-', '_');
