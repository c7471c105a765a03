import { z } from 'zod';

/** What the browser says it was asked, of which the library checks type and origin. https://www.w3.org/TR/webauthn-3/#dictdef-collectedclientdata */
const clientDataSchema = z.object({
  challenge: z.string().min(1).max(200),
  /** Pages of others, which hold ours in a frame, do not ask for passkeys. */
  crossOrigin: z.literal(false).optional(),
});

/** The challenge that was signed; null where the words of the browser are none. */
export function signedChallenge(clientDataJSON: string): string | null {
  try {
    const words: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString());
    return clientDataSchema.safeParse(words).data?.challenge ?? null;
  } catch {
    return null;
  }
}
