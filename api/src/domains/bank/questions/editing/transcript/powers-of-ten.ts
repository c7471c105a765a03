/** A power of ten as OCR returns it: the exponent as a digit on the line, or as a stray mark. */
const POWER = /(\d+(?:\.\d+)?) ?[x×X*] ?10(?:([-−–]?[1-9]\d?)|[’'"”?°])(?!\d)/g;

/**
 * Raises the exponents of powers of ten that were read on the line: `6x107` becomes $6 \times 10^{7}$, and `?` where the
 * exponent was lost. `doubtful` names each as it is now: a person has to check them.
 */
export function raisePowers(read: string): { text: string; doubtful: string[] } {
  const doubtful: string[] = [];
  const text = read.replace(POWER, (_, factor: string, exponent: string | undefined) => {
    const raised = exponent?.replace(/[−–]/, '-') ?? '?';
    doubtful.push(`${factor} × 10^${raised}`);
    return `$${factor} \\times 10^{${raised}}$`;
  });
  return { text, doubtful };
}
