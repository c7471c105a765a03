/** The input has no value; the message is one sentence for the person who typed it. */
export class CannotCalculate extends Error {}
