/** The height of the field for a post's text, with its label and tools: the same before its code is there and however long the text is, so that nothing moves. */
export const EDITOR_HEIGHT = 'clamp(26rem, 75vh, 46rem)';
