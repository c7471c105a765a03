import type { UploadKind } from '@api/contract';
import { UPLOAD_BYTES } from '@api/contract/limits';
import { css } from '@emotion/react';
import { messageOf, onDemand } from '@shell/kit';
import { Banner, Button, Checkbox, LoadingRegion, Sheet, Skeleton, token } from 'design-system';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { row, small, stack } from '../staff-area/styles.ts';
import { useDownload } from '../staff-area/use-download.ts';
import { FileField } from './FileField.tsx';
import { type Upload, type UploadFlags, useUpload } from './use-upload.ts';

const files = css({
  display: 'grid',
  gap: token.space[4],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))',
});
const fields = css({
  display: 'grid',
  gap: token.space[4],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(13rem, 100%), 1fr))',
  alignItems: 'start',
});
const details = css({ '& > summary': { cursor: 'pointer', fontWeight: token.weight.strong, paddingBlock: token.space[2] } });

const TABLES = '.csv,.tsv,.txt,.xlsx,.zip';
const FOREIGN = `${TABLES},.xml,.gift,.jsonl`;
const DefaultPlaceFields = onDemand(() => import('./DefaultPlaceFields.tsx').then((module) => module.DefaultPlaceFields), {
  waiting: (
    <LoadingRegion label="Loading subjects and topics">
      <Skeleton shape="block" height={token.space[16]} />
    </LoadingRegion>
  ),
});

interface UploadFormProps {
  kind: UploadKind;
  onRun: (id: number) => void;
}

/** A file and its options. The choice stays if sending fails. */
export function UploadForm({ kind, onRun }: UploadFormProps) {
  const upload = useUpload(kind, onRun);
  const { file, sending, error, send } = upload;
  return (
    <Sheet css={stack[4]}>
      <Files {...{ kind, upload }} />
      <Templates kind={kind} />
      <Flags {...{ kind, upload }} />
      {kind === 'questions' && <DefaultPlace upload={upload} />}
      {error && <Banner tone="error">{messageOf(error)}</Banner>}
      <div css={row[3]}>
        <Button variant={file ? 'primary' : 'secondary'} disabled={!file} loading={sending} onClick={() => void send()}>
          Check
        </Button>
        <span css={small}>Shows what is in the file, and stores nothing yet.</span>
      </div>
    </Sheet>
  );
}

interface PartProps {
  kind: UploadKind;
  upload: Upload;
}

function Files({ kind, upload: { file, setFile, images, setImages } }: PartProps) {
  return (
    <div css={files}>
      <FileField
        label={kind === 'questions' ? 'Table or question file' : 'Table'}
        help={
          kind === 'questions'
            ? 'CSV, XLSX, Moodle XML, GIFT, QTI, a question file, or a ZIP of one of these with its images'
            : 'CSV or XLSX'
        }
        accept={kind === 'questions' ? FOREIGN : TABLES}
        {...{ mostBytes: UPLOAD_BYTES, file, onFile: setFile }}
      />
      {kind === 'questions' && (
        <FileField
          label="Images (optional)"
          help="A ZIP with the PNG, JPEG, WebP and SVG files that the file names"
          accept=".zip"
          {...{ mostBytes: UPLOAD_BYTES, file: images, onFile: setImages }}
        />
      )}
    </div>
  );
}

function Templates({ kind }: { kind: UploadKind }) {
  const { download } = useDownload();
  return (
    <div css={row[3]}>
      <span css={small}>Template with every column and an example:</span>
      {(['csv', 'xlsx'] as const).map((ending) => (
        <Button
          key={ending}
          size="small"
          icon={<Download />}
          onClick={() => void download('GET /api/admin/uploads/templates/:name', { params: { name: `${kind}.${ending}` } })}
        >
          {ending.toUpperCase()}
        </Button>
      ))}
    </div>
  );
}

function Flags({ kind, upload: { flags, setFlag } }: PartProps) {
  const flag = (name: keyof UploadFlags, label: string, help: string) => (
    <Checkbox label={label} help={help} checked={flags[name]} onCheckedChange={(checked) => setFlag(name, checked)} />
  );
  return (
    <div css={fields}>
      {kind !== 'subjects' && flag('overwrite_edited', 'Write over edits', 'What was changed here since stays otherwise.')}
      {kind === 'questions' && flag('verified', 'New ones are checked', 'They count as verified by staff.')}
    </div>
  );
}

/** Place of questions whose file names none. */
function DefaultPlace({ upload: { place, setPlace } }: Pick<PartProps, 'upload'>) {
  const [placing, setPlacing] = useState(false);
  return (
    <details css={details} onToggle={(event) => setPlacing(event.currentTarget.open)}>
      <summary>For questions that do not say where they belong</summary>
      {placing && <DefaultPlaceFields place={place} onChange={setPlace} />}
    </details>
  );
}
