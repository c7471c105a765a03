export { assign } from './assign.service.ts';
export { ASSIGNEE, assignedTo, FROM_ASSIGNEE } from './assigned.queries.ts';
