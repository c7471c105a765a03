import type { Composer } from './deliver-mail.ts';

/** Every kind of mail and who writes it. */
export const mailComposers: Readonly<Record<string, Composer>> = {};
