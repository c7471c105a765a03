import type { ResponseOf } from '@api/contract';
import { ApiError, isApiError } from '@shell/kit';
import { create } from 'zustand';

export type CodeAnswer = ResponseOf<'POST /api/auth/second-factor/log-in'>;

/** A log-in with a correct password that waits for a code. */
export interface WaitingLogIn {
  challenge: string;
  entered: (answer: CodeAnswer) => void;
  givenUp: () => void;
}

export const useWaitingLogIn = create<{ waiting: WaitingLogIn | null }>()(() => ({ waiting: null }));

const notEntered = () => new ApiError(0, 'code_not_entered', 'No code was entered. Log in again to continue');

/** Returns the log-in's response, after a dialog for the code if required. Throws `code_not_entered` if closed. */
export async function withCodeIfRequired<T>(logIn: Promise<T>): Promise<T | CodeAnswer> {
  try {
    return await logIn;
  } catch (error) {
    if (!isApiError(error) || error.code !== 'second_factor_needed') throw error;
    return new Promise((resolve, reject) => {
      // A late response to an abandoned log-in ends no other.
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
      // A later log-in replaces it.
      useWaitingLogIn.getState().waiting?.givenUp();
      useWaitingLogIn.setState({ waiting });
    });
  }
}
