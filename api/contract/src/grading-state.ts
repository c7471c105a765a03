import { z } from 'zod';

/**
 * `none`: no sheet. `submitted`: not paid. `paid`: in the queue. `claimed`: a teacher grades it. `graded`: marks final,
 * report in the making. `returned`: report ready.
 */
export const gradingStateSchema = z.enum(['none', 'submitted', 'paid', 'claimed', 'graded', 'returned']);
export type GradingState = z.infer<typeof gradingStateSchema>;

/** `USER_FILE`: the learner's answer sheet. `ADMIN_FILE`: the graded one. Specification part 2, section 9. */
export const fileTypeSchema = z.enum(['USER_FILE', 'ADMIN_FILE']);
