import { z } from 'zod';

/**
 * `none`: no sheet yet. `submitted`: uploaded, not paid. `paid`: in the queue. `claimed`: a teacher grades it.
 * `graded`: the marks are final, the report is being made. `returned`: the report is ready, and a mail is on its way.
 */
export const gradingStateSchema = z.enum(['none', 'submitted', 'paid', 'claimed', 'graded', 'returned']);
export type GradingState = z.infer<typeof gradingStateSchema>;

/** `USER_FILE`: the learner's answer sheet. `ADMIN_FILE`: the graded one. Specification part 2, section 9. */
export const fileTypeSchema = z.enum(['USER_FILE', 'ADMIN_FILE']);
