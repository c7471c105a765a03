/** What was typed has no value; the message is one sentence for whoever typed it. */
export class CannotCalculate extends Error {}
