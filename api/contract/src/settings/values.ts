/**
 * How the text of a setting is read. What a schema says of a text that it refuses goes on after the setting's name: `PORT is not a port: x`.
 * What may be a secret is never repeated.
 */
import { z } from 'zod';

/**
 * Ports that browsers and `fetch` never speak HTTP to, because other services live there: nothing could reach the site or the API on
 * them. https://fetch.spec.whatwg.org/#port-blocking
 */
const BLOCKED_PORTS: ReadonlySet<number> = new Set([
  ...[
    1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102, 103, 104, 109, 110, 111, 113,
  ],
  ...[
    115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465, 512, 513, 514, 515, 526, 530, 531, 532, 540, 548, 554, 556,
  ],
  ...[563, 587, 601, 636, 989, 990, 993, 995, 1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667],
  ...[6668, 6669, 6679, 6697, 10_080],
]);

/** Whether browsers refuse a port. */
const isBlockedPort = (port: number): boolean => BLOCKED_PORTS.has(port);

/** A setting's message about such a port, after its name. */
const BLOCKED_PORT = 'is a port that browsers refuse; choose another';

/** A text that `parse` makes a value of, or undefined where it cannot; `fault` says why. */
function read<Value>(parse: (text: string) => Value | undefined, fault: (text: string) => string) {
  return z.string().transform((text, context): Value => {
    const value = parse(text);
    if (value !== undefined) return value;
    context.addIssue({ code: 'custom', message: fault(text) });
    return z.NEVER;
  });
}

/** A number within bounds: a whole one, unless it may be a fraction. */
export const number = (least: number, most: number, { fraction = false } = {}) =>
  read(
    (text) => {
      const value = Number(text);
      return (fraction ? /\d/ : /^\d+$/).test(text) && value >= least && value <= most ? value : undefined;
    },
    (text) => `is a number from ${least} to ${most}, not ${text}`,
  );

/** A port that browsers reach. With `least` 1 it has to be named; 0 lets the system choose one. */
export const port = (least: 0 | 1 = 0) =>
  read(
    (text) => (/^\d+$/.test(text) && Number(text) >= least && Number(text) <= 65_535 ? Number(text) : undefined),
    (text) => (least === 0 ? `is not a port: ${text}` : `is a number from 1 to 65535, not ${text}`),
  ).refine((value) => !isBlockedPort(value), { error: ({ input }) => `${input} ${BLOCKED_PORT}` });

/** One of a few words. */
export const oneOf = <const Words extends readonly [string, ...string[]]>(...words: Words) =>
  z.enum(words, { error: ({ input }) => `is ${words.slice(0, -1).join(', ')} or ${words.at(-1)}, not ${input}` });

/** Any text but an empty one, which counts as absent. */
export const text = z.string();

const withoutSlash = (address: string) => address.replace(/\/+$/, '');

/** A web address. */
export const webAddress = z.url({ protocol: /^https?$/, error: 'is not an address that begins with https:// or http://' });

/** A web address that paths are put behind: without a slash at its end. */
export const baseAddress = webAddress.transform(withoutSlash);

/** The address of a server that speaks another protocol than the web's. */
export const serverAddress = (protocol: RegExp, form: string) => z.url({ protocol, error: `is not of the form ${form}` });

/** Of a PostgreSQL database. */
export const databaseAddress = serverAddress(/^postgres(ql)?$/, 'postgres://user:password@host:port/database');

/** Base addresses with commas between them. */
export const baseAddresses = read(
  (given) => {
    const addresses = given.split(',').map((address) => withoutSlash(address.trim()));
    return addresses.every((address) => webAddress.safeParse(address).success) ? addresses : undefined;
  },
  (given) => `is not an address, or several with commas between them: ${given}`,
);

/** Separated by commas, e.g. `https://a.example,https://b.example`. */
export const origins = read(
  (given) => {
    const all = given
      .split(',')
      .map((origin) => origin.trim())
      .filter(Boolean);
    return all.every((origin) => URL.canParse(origin) && /^https?:\/\//.test(origin) && new URL(origin).origin === origin)
      ? all
      : undefined;
  },
  (given) => `is not an origin, or several with commas between them: ${given}`,
);

/** Where a button leads that leaves the site. */
export const link = read(
  (given) => (URL.canParse(given) && /^(?:https?|mailto):$/.test(new URL(given).protocol) ? given : undefined),
  (given) => `is not a web or mailto address: ${given}`,
);

export const email = z.email({ error: ({ input }) => `is not an e-mail address: ${input}` });

export const telephone = read(
  (given) => (/^\+(?:[0-9] ?){5,14}[0-9]$/.test(given.trim()) ? given.trim() : undefined),
  (given) => `is not a number with a plus sign and the country's code: ${given}`,
);
