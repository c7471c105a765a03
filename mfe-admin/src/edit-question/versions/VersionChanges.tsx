import type { EditableQuestion, QuestionVersion } from '@api/contract';
import { css } from '@emotion/react';
import { isApiError, messageOf, useApi, useApiMutation, useFailureTelling, useHost } from '@shell/kit';
import { AlertDialog, Button, Skeleton, token } from 'design-system';
import { useState } from 'react';
import type { Names } from '../form/readable.ts';
import { FieldDifference } from './FieldDifference.tsx';

const box = css({ display: 'grid', gap: token.space[3] });
const row = css({ display: 'flex', flexWrap: 'wrap', gap: token.space[2] });

interface VersionChangesProps {
  question: EditableQuestion;
  version: QuestionVersion;
  unsaved: boolean;
  names: Names;
  onRestored: (question: EditableQuestion) => void;
}

/** What one version changed, opened when asked for, and the way back to it. */
export function VersionChanges({ question, version, unsaved, names, onRestored }: VersionChangesProps) {
  const host = useHost();
  const [open, setOpen] = useState(false);
  /** The server has said that some of its formulae cannot be set: the same press publishes them now. */
  const [broken, setBroken] = useState(false);
  const changes = useApi(
    'GET /api/admin/questions/:id/versions/:version',
    { params: { id: question.id, version: version.version } },
    { enabled: open, staleTime: Number.POSITIVE_INFINITY },
  );
  const restore = useApiMutation('POST /api/admin/questions/:id/versions/:version/restore', {
    invalidates: ['GET /api/admin/questions/:id/versions', 'GET /api/questions'],
  });

  const telling = useFailureTelling();
  const takeBack = async () => {
    try {
      const { question: restored } = await restore.mutateAsync({
        params: { id: question.id, version: version.version },
        body: { version: question.version, ...(broken && { confirm_broken_tex: true }) },
      });
      host.notify({ tone: 'success', text: `Version ${version.version} is back.` });
      if (restored) onRestored(restored);
    } catch (error) {
      if (isApiError(error) && error.code === 'broken_tex') setBroken(true);
      throw error;
    }
  };

  return (
    <>
      <div css={row}>
        {version.changed_fields.length > 0 && version.kind !== 'created' && (
          <Button size="small" variant="quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? 'Hide changes' : 'Show changes'}
          </Button>
        )}
        {!version.current && version.kind !== 'deleted' && (
          <AlertDialog
            trigger={
              <Button size="small" variant="quiet">
                Restore this version
              </Button>
            }
            onOpenChange={(asked) => asked && setBroken(false)}
            title={`Go back to version ${version.version}?`}
            description={`It becomes a new version; those in between stay.${unsaved ? ' What you have not saved is dropped.' : ''}`}
            confirmLabel={broken ? 'Publish all the same' : 'Take back'}
            onConfirm={takeBack}
            telling={telling}
          />
        )}
      </div>
      {open && (
        <div css={box} aria-live="polite">
          {changes.isPending && <Skeleton width="80%" />}
          {changes.isError && messageOf(changes.error)}
          {changes.data?.changes.map((change) => (
            <FieldDifference key={change.field} change={change} names={names} />
          ))}
        </div>
      )}
    </>
  );
}
