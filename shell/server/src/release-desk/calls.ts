import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Visitor } from '@shell/releases';

/** A call of the desk. */
export interface DeskCall {
  request: IncomingMessage;
  response: ServerResponse;
  /** The module that the path names; empty where it names none. */
  name: string;
  visitor: Visitor;
}

/** The result of a call: JSON, or undefined if it has responded itself. */
export type DeskHandler = (call: DeskCall) => Promise<object | undefined>;

/** Calls by method and path: `POST /releases/:module/live`. */
export type DeskCalls = Readonly<Record<string, DeskHandler>>;
