export { assign } from './assign.service.ts';
export { ASSIGNEE, assignedTo, FROM_ASSIGNEE, type Whose, whoseWork } from './assigned.queries.ts';
