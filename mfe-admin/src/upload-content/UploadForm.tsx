import type { UploadKind } from '@api/contract';
import { css } from '@emotion/react';
import { messageOf, useApi, useApiMutation } from '@shell/kit';
import { Banner, Button, Checkbox, Select, Sheet, TextField, token } from 'design-system';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
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

/** As the server says. */
const UPLOAD_BYTES = 256 * 1_048_576;
const TABLES = '.csv,.tsv,.txt,.xlsx,.zip';
const FOREIGN = `${TABLES},.xml,.gift,.jsonl`;
const ANY = '-';
const choices = (values: readonly string[]) => [
  { value: ANY, label: 'As the file says' },
  ...values.map((value) => ({ value, label: value })),
];

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
  const [place, setPlace] = useState({ subject: ANY, topic: '', difficulty: ANY, level: ANY, calculator_allowed: ANY });
  const subjects = useApi('GET /api/subjects', {}, { enabled: kind === 'questions' });
  const upload = useApiMutation('POST /api/admin/uploads/:kind', { invalidates: ['GET /api/admin/uploads/runs'] });
  const download = useDownload();

  const send = async (dryRun: boolean) => {
    if (!file || upload.isPending) return;
    const body = new FormData();
    body.append('dry_run', String(dryRun));
    for (const [name, value] of Object.entries(flags)) if (value) body.append(name, 'true');
    for (const [name, value] of Object.entries(place))
      if (kind === 'questions' && value !== ANY && value !== '') body.append(name, value);
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
  const choose = (name: keyof typeof place, label: string, options: { value: string; label: string }[]) => (
    <Select
      label={label}
      value={place[name]}
      options={options}
      onValueChange={(value) => setPlace({ ...place, [name]: value })}
    />
  );

  return (
    <Sheet css={form}>
      <div css={files}>
        <FileField
          label={kind === 'questions' ? 'Table or question file' : 'Table'}
          help={
            kind === 'questions'
              ? 'CSV, XLSX, Moodle XML, GIFT, QTI, a question file, or a ZIP of a table with its images'
              : 'CSV or XLSX'
          }
          accept={kind === 'questions' ? FOREIGN : TABLES}
          {...{ mostBytes: UPLOAD_BYTES, file, onFile: setFile }}
        />
        {kind === 'questions' && (
          <FileField
            label="Images (optional)"
            help="A ZIP with the PNG, JPEG, WebP and SVG files that the table names"
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
        <details css={details}>
          <summary>For questions that do not say where they belong</summary>
          <div css={fields}>
            {choose('subject', 'Subject', [
              { value: ANY, label: 'As the file says' },
              ...(subjects.data?.subjects ?? []).map(({ slug, subject_name }) => ({ value: slug, label: subject_name })),
            ])}
            <TextField
              label="Topic"
              help="Its short name in addresses: sequences"
              value={place.topic}
              onChange={({ target }) => setPlace({ ...place, topic: target.value.trim() })}
            />
            {choose('difficulty', 'Difficulty', choices(['Easy', 'Medium', 'Hard']))}
            {choose('level', 'Level', choices(['SL', 'HL']))}
            {choose('calculator_allowed', 'Calculator', [
              { value: ANY, label: 'As the file says' },
              { value: 'true', label: 'Allowed' },
              { value: 'false', label: 'Not allowed' },
            ])}
          </div>
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
