export { assign } from './assign.service.ts';
export {
  ASSIGNEE,
  assignedTo,
  FROM_ASSIGNEE,
  IS_MINE,
  OWN_OR_UNASSIGNED,
  type WaitingWorkRow,
  type Whose,
  waitingWorkRow,
  whoseWork,
} from './assigned.queries.ts';
