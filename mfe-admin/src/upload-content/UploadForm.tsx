import type { UploadKind } from '@api/contract';
import { UPLOAD_BYTES } from '@api/contract/limits';
import { css } from '@emotion/react';
import { messageOf, onDemand, useApiMutation } from '@shell/kit';
import { Banner, Button, Checkbox, LoadingRegion, Sheet, Skeleton, token } from 'design-system';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { NO_PLACE, placeFieldsOf } from './default-place.ts';
import { FileField } from './FileField.tsx';
import { useDownload } from './use-download.ts';

const form = css({ display: 'grid', gap: token.space[4], '& > *': { minInlineSize: 0 } });
const files = css({
  display: 'grid',
  gap: token.space[4],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))',
});
const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: token.space[3] });
const fields = css({
  display: 'grid',
  gap: token.space[4],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(13rem, 100%), 1fr))',
  alignItems: 'start',
});
const quiet = css({ fontSize: token.text.small, color: token.color.ink3 });
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
  /** A run has begun. */
  onRun: (id: number) => void;
}

/** A file and what to do with it. What was chosen stays where sending fails. */
export function UploadForm({ kind, onRun }: UploadFormProps) {
  const [file, setFile] = useState<File | null>(null);
  const [images, setImages] = useState<File | null>(null);
  const [flags, setFlags] = useState({ partial: false, overwrite_edited: false, verified: false });
  const [place, setPlace] = useState(NO_PLACE);
  const [placing, setPlacing] = useState(false);
  const upload = useApiMutation('POST /api/admin/uploads/:kind', { invalidates: ['GET /api/admin/uploads/runs'] });
  const download = useDownload();

  const send = async (dryRun: boolean) => {
    if (!file || upload.isPending) return;
    const body = new FormData();
    body.append('dry_run', String(dryRun));
    for (const [name, value] of Object.entries(flags)) if (value) body.append(name, 'true');
    if (kind === 'questions') for (const [name, value] of placeFieldsOf(place)) body.append(name, value);
    body.append('file', file);
    if (images && kind === 'questions') body.append('images', images);
    try {
      const { run } = await upload.mutateAsync({ params: { kind }, body: body as never });
      onRun(run.id);
    } catch {
      // Said below.
    }
  };
  const flag = (name: keyof typeof flags, label: string, help: string) => (
    <Checkbox
      label={label}
      help={help}
      checked={flags[name]}
      onCheckedChange={(checked) => setFlags({ ...flags, [name]: checked })}
    />
  );
  return (
    <Sheet css={form}>
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
      <div css={row}>
        <span css={quiet}>Template with every column and an example:</span>
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
      <div css={fields}>
        {flag('partial', 'Store the good rows', 'Otherwise one fault keeps all rows back.')}
        {kind !== 'subjects' && flag('overwrite_edited', 'Write over edits', 'What was changed here since stays otherwise.')}
        {kind === 'questions' && flag('verified', 'New ones are checked', 'They count as verified by staff.')}
      </div>
      {kind === 'questions' && (
        <details css={details} onToggle={(event) => setPlacing(event.currentTarget.open)}>
          <summary>For questions that do not say where they belong</summary>
          {placing && <DefaultPlaceFields place={place} onChange={setPlace} />}
        </details>
      )}
      {upload.error && <Banner tone="error">{messageOf(upload.error)}</Banner>}
      <div css={row}>
        <Button variant="primary" disabled={!file} loading={upload.isPending} onClick={() => void send(true)}>
          Try it
        </Button>
        <Button disabled={!file || upload.isPending} onClick={() => void send(false)}>
          Store it
        </Button>
        <span css={quiet}>Trying shows every fault and stores nothing.</span>
      </div>
    </Sheet>
  );
}
