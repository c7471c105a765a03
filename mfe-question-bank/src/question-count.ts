/** `No questions yet`, `1 question`, `88 questions`. */
export function questionCount(count: number): string {
  if (count === 0) return 'No questions yet';
  return count === 1 ? '1 question' : `${count} questions`;
}
