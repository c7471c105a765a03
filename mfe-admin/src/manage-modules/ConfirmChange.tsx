import { useErrorDisplay, useHost } from '@shell/kit';
import type { ReleasedModule } from '@shell/kit/release-console';
import { AlertDialog } from 'design-system';
import { useState } from 'react';
import { audienceLabel, short } from './module-labels.ts';
import { useConsoleCall } from './release-desk.ts';

export interface Proposal {
  act: 'make-live' | 'try-out' | 'promote' | 'withdraw';
  version: string;
}

export interface ConfirmChangeProps {
  module: ReleasedModule;
  proposal: Proposal | null;
  onClose: () => void;
}

const NEXT_PAGE = 'Open pages keep their version.';

/** Confirms that visitors get another version. */
export function ConfirmChange({ module, proposal, onClose }: ConfirmChangeProps) {
  const { notify } = useHost();
  const errorDisplay = useErrorDisplay();
  const calls = {
    'make-live': useConsoleCall('POST /releases/:module/rollback'),
    'try-out': useConsoleCall('POST /releases/:module/canary'),
    promote: useConsoleCall('POST /releases/:module/promote'),
    withdraw: useConsoleCall('POST /releases/:module/withdraw'),
  };
  // Its words stay while the dialog closes.
  const [shown, setShown] = useState(proposal);
  if (proposal && proposal !== shown) setShown(proposal);
  if (!shown) return null;

  const confirm = async () => {
    const { act, version } = shown;
    const params = { module: module.name };
    const { message } =
      act === 'try-out'
        ? await calls[act].mutateAsync({ params, body: { version, audience: { kind: 'staff' } } })
        : await calls[act].mutateAsync({ params, body: { version } });
    notify({ tone: 'success', text: message });
  };
  const { title, description, confirmLabel } = dialogText(module, shown);
  return (
    <AlertDialog
      open={proposal !== null}
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={description}
      confirmLabel={confirmLabel}
      onConfirm={confirm}
      errorDisplay={errorDisplay}
    />
  );
}

function dialogText({ name, canary, live }: ReleasedModule, { act, version }: Proposal) {
  const what = `${name} ${short(version)}`;
  const ends =
    canary && canary.version !== version
      ? ` ${short(canary.version)}, which ${audienceLabel(canary.audience)} try out, is withdrawn.`
      : '';
  if (act === 'promote') {
    return {
      title: `Give ${what} to everybody?`,
      description: `All visitors get it with the next page they load. ${NEXT_PAGE}`,
      confirmLabel: 'Give it to everybody',
    };
  }
  if (act === 'withdraw') {
    const back = live ? ` Everybody gets ${short(live.version)} with the next page they load.` : '';
    return { title: `Withdraw ${what}?`, description: `Nobody gets it any more.${back} ${NEXT_PAGE}`, confirmLabel: 'Withdraw' };
  }
  if (act === 'try-out') {
    return {
      title: `Try ${what} out with staff?`,
      description: `Staff who are signed in get it from the second page on that they load; all others keep what is live.${ends}`,
      confirmLabel: 'Try it out',
    };
  }
  return {
    title: `Make ${what} live?`,
    description: `Everybody gets it with the next page they load. ${NEXT_PAGE} It stays live, also after a deploy of the platform, until the module is released again.${ends}`,
    confirmLabel: 'Make it live',
  };
}
