import type { EditableQuestion, QuestionVersion } from '@api/contract';
import { css } from '@emotion/react';
import { messageOf, useApi } from '@shell/kit';
import { Badge, Drawer, ErrorState, LoadingRegion, Skeleton, token } from 'design-system';
import { momentOf } from '../../staff-area/formats.tsx';
import { FIELD_LABELS, type FieldName } from '../form/differences.ts';
import type { Names } from '../form/readable.ts';
import { VersionChanges } from './VersionChanges.tsx';

const list = css({ display: 'grid', gap: token.space[3], margin: 0, padding: 0, listStyle: 'none' });
const entry = css({
  display: 'grid',
  gap: token.space[1],
  padding: token.space[3],
  border: `1px solid ${token.color.line}`,
  borderRadius: token.radius.control,
});
const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: token.space[2],
  fontWeight: token.weight.medium,
});
const quiet = css({ color: token.color.ink3, fontSize: token.text.small });

const KINDS: Readonly<Record<QuestionVersion['kind'], string>> = {
  original: 'From the bank',
  created: 'Created',
  edited: 'Edited',
  restored: 'Taken back',
  deleted: 'Deleted',
  undeleted: 'Brought back',
};

interface VersionDrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  question: EditableQuestion;
  /** Whether taking back would drop what is in the form. */
  unsaved: boolean;
  names: Names;
  onRestored: (question: EditableQuestion) => void;
}

/** Who changed what and when, with the way back to any former version. */
export function VersionDrawer({ open, onOpenChange, question, unsaved, names, onRestored }: VersionDrawerProps) {
  const versions = useApi(
    'GET /api/admin/questions/:id/versions',
    { params: { id: question.id } },
    { enabled: open, staleTime: 0 },
  );
  return (
    <Drawer open={open} onOpenChange={onOpenChange} side="end" title="Versions">
      {versions.isPending && (
        <LoadingRegion css={list} label="Loading versions">
          <Skeleton shape="block" height={token.space[16]} />
          <Skeleton shape="block" height={token.space[16]} />
        </LoadingRegion>
      )}
      {versions.isError && (
        <ErrorState title="The versions did not load" onRetry={() => void versions.refetch()} retrying={versions.isFetching}>
          {messageOf(versions.error)}
        </ErrorState>
      )}
      {versions.data && (
        <ol css={list}>
          {versions.data.versions.map((version) => (
            <li key={version.version} css={entry}>
              <div css={head}>
                <span>
                  {KINDS[version.kind]}
                  {version.restored_from !== null && ` to version ${version.restored_from}`}
                </span>
                {version.current && <Badge tone="accent">Now</Badge>}
                {version.broken_tex_confirmed && <Badge tone="warning">Published with broken formulae</Badge>}
              </div>
              <div css={quiet}>
                Version {version.version}, {version.changed_by?.name ?? 'seeded'},{' '}
                <time dateTime={version.changed_at}>{momentOf(version.changed_at)}</time>
              </div>
              {version.changed_fields.length > 0 && version.kind !== 'created' && (
                <div css={quiet}>{version.changed_fields.map((name) => FIELD_LABELS[name as FieldName] ?? name).join(', ')}</div>
              )}
              <VersionChanges
                question={question}
                version={version}
                unsaved={unsaved}
                names={names}
                onRestored={(restored) => {
                  onOpenChange(false);
                  onRestored(restored);
                }}
              />
            </li>
          ))}
        </ol>
      )}
    </Drawer>
  );
}
