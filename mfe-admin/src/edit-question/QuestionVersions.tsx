import type { EditableQuestion, QuestionVersion } from '@api/contract';
import { isApiError, messageOf, useApi, useApiMutation, useHost } from '@shell/kit';
import { Badge, Skeleton } from 'design-system';
import { useState } from 'react';
import { FieldDifferences } from '../staff-area/editor/FieldDifferences.tsx';
import { VersionActions, VersionDrawer } from '../staff-area/editor/VersionDrawer.tsx';
import { small } from '../staff-area/styles.ts';
import { FIELD_LABELS, type FieldName } from './form/differences.ts';
import { type Names, readable } from './form/readable.ts';

const KINDS: Readonly<Record<QuestionVersion['kind'], string>> = {
  original: 'From the bank',
  created: 'Created',
  edited: 'Edited',
  restored: 'Taken back',
  deleted: 'Deleted',
  undeleted: 'Brought back',
};
const labelOf = (field: string) => FIELD_LABELS[field as FieldName] ?? field;

interface QuestionVersionsProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  question: EditableQuestion;
  /** Restoring drops unsaved input. */
  unsaved: boolean;
  names: Names;
  onRestored: (question: EditableQuestion) => void;
}

export function QuestionVersions({ open, onOpenChange, ...rest }: QuestionVersionsProps) {
  const versions = useApi(
    'GET /api/admin/questions/:id/versions',
    { params: { id: rest.question.id } },
    { enabled: open, staleTime: 0 },
  );
  const onRestored = (question: EditableQuestion) => {
    onOpenChange(false);
    rest.onRestored(question);
  };
  return (
    <VersionDrawer
      {...{ open, onOpenChange, versions }}
      kinds={KINDS}
      badges={({ broken_tex_confirmed }) => broken_tex_confirmed && <Badge tone="warning">Published with broken formulae</Badge>}
    >
      {(version) => (
        <>
          {version.changed_fields.length > 0 && version.kind !== 'created' && (
            <div css={small}>{version.changed_fields.map(labelOf).join(', ')}</div>
          )}
          <Version {...rest} version={version} onRestored={onRestored} />
        </>
      )}
    </VersionDrawer>
  );
}

interface VersionProps extends Pick<QuestionVersionsProps, 'question' | 'unsaved' | 'names' | 'onRestored'> {
  version: QuestionVersion;
}

function Version({ question, version, unsaved, names, onRestored }: VersionProps) {
  const { notify } = useHost();
  /** The server refused broken formulae; the next press publishes them. */
  const [broken, setBroken] = useState(false);
  const restore = useApiMutation('POST /api/admin/questions/:id/versions/:version/restore', {
    invalidates: ['GET /api/admin/questions/:id/versions', 'GET /api/questions'],
  });
  const params = { id: question.id, version: version.version };
  const run = async () => {
    try {
      const body = { version: question.version, ...(broken && { confirm_broken_tex: true }) };
      const { question: restored } = await restore.mutateAsync({ params, body });
      notify({ tone: 'success', text: `Version ${version.version} is back.` });
      if (restored) onRestored(restored);
    } catch (error) {
      if (isApiError(error) && error.code === 'broken_tex') setBroken(true);
      throw error;
    }
  };
  const hasChanges = version.changed_fields.length > 0 && version.kind !== 'created';
  return (
    <VersionActions
      version={version.version}
      changes={hasChanges ? <Changes params={params} names={names} /> : null}
      restore={
        version.current || version.kind === 'deleted'
          ? null
          : { run, onAsk: () => setBroken(false), label: broken ? 'Publish all the same' : 'Take back' }
      }
      note={unsaved ? ' What you have not saved is dropped.' : ''}
    />
  );
}

function Changes({ params, names }: { params: { id: number; version: number }; names: Names }) {
  const read = useApi('GET /api/admin/questions/:id/versions/:version', { params }, { staleTime: Number.POSITIVE_INFINITY });
  if (read.isPending) return <Skeleton width="80%" />;
  if (!read.data) return messageOf(read.error);
  return (
    <FieldDifferences
      fields={read.data.changes.map(({ field, before, after }) => ({
        label: labelOf(field),
        before: readable(field as FieldName, before, names),
        after: readable(field as FieldName, after, names),
      }))}
    />
  );
}
