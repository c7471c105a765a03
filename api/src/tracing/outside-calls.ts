/** Records a call to an outside service; without tracing it only makes the call. */
type Recorder = <T>(service: string, call: () => Promise<T>) => Promise<T>;

let record: Recorder = (_service, call) => call();

/** Sets the recorder of calls to outside services, whose code is loaded only with tracing. */
export function recordOutsideCallsBy(recorder: Recorder): void {
  record = recorder;
}

/** Makes a call to a service outside, as a span of the trace that is recorded, if one is. */
export const recordedCall: Recorder = (service, call) => record(service, call);
