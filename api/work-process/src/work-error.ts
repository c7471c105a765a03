/** Why a process did not do its work, through no fault in the work itself: the time was over, it took too much memory, or the process died. */
export type WorkFault = 'time' | 'memory' | 'ended';

export class WorkError extends Error {
  override name = 'WorkError';
  readonly fault: WorkFault;

  constructor(fault: WorkFault, message: string, cause?: unknown) {
    super(message, { cause });
    this.fault = fault;
  }
}
