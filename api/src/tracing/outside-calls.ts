/** Has a call to a service outside recorded; does nothing but the call where nobody records. */
type Recorder = <T>(service: string, call: () => Promise<T>) => Promise<T>;

let record: Recorder = (_service, call) => call();

/** Has calls to services outside recorded; set by what records, whose code is not loaded where nobody asked for it. */
export function recordOutsideCallsBy(recorder: Recorder): void {
  record = recorder;
}

/** Makes a call to a service outside, as a span of the trace that is recorded, if one is. */
export const recordedCall: Recorder = (service, call) => record(service, call);
