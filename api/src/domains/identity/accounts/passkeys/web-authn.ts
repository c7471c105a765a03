/** The library that knows WebAuthn, read with the first passkey that somebody makes or uses: it takes 27 MB. */
export async function readWebAuthn() {
  const [library, { decodeAttestationObject }] = await Promise.all([
    import('@simplewebauthn/server'),
    import('@simplewebauthn/server/helpers'),
  ]);
  return { ...library, decodeAttestationObject };
}

/** The library, once it is there. */
export type WebAuthn = Awaited<ReturnType<typeof readWebAuthn>>;
