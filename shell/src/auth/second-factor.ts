import type { ResponseOf } from '@api/contract';
import { ApiError, isApiError } from '@shell/kit';
import { create } from 'zustand';

/** What a log-in answers once its code was right. */
export type CodeAnswer = ResponseOf<'POST /api/auth/second-factor/log-in'>;

/** A log-in whose password was right, and which waits for the code of an app. */
export interface WaitingLogIn {
  challenge: string;
  entered: (answer: CodeAnswer) => void;
  givenUp: () => void;
}

/** The log-in that waits for its code; null while none does. */
export const useWaitingLogIn = create<{ waiting: WaitingLogIn | null }>()(() => ({ waiting: null }));

const notEntered = () => new ApiError(0, 'code_not_entered', 'No code was entered. Log in again to continue');

/**
 * Returns what a log-in answers; where the account asks for a code, a dialog takes it first. Throws what the log-in throws, or
 * `code_not_entered` once the dialog is closed.
 */
export async function withCodeIfRequired<T>(logIn: Promise<T>): Promise<T | CodeAnswer> {
  try {
    return await logIn;
  } catch (error) {
    if (!isApiError(error) || error.code !== 'second_factor_needed') throw error;
    return new Promise((resolve, reject) => {
      // Only while it is this one that waits: what comes late to one that was given up ends no other.
      const end = () => useWaitingLogIn.setState((state) => (state.waiting === waiting ? { waiting: null } : state));
      const waiting: WaitingLogIn = {
        challenge: String(error.details.challenge),
        entered: (answer) => {
          end();
          resolve(answer);
        },
        givenUp: () => {
          end();
          reject(notEntered());
        },
      };
      // One waits at a time: a log-in that was begun later takes its place.
      useWaitingLogIn.getState().waiting?.givenUp();
      useWaitingLogIn.setState({ waiting });
    });
  }
}
