import { isApiError, useApiMutation, useHost, useSubmission } from '@shell/kit';
import { Banner, FormDialog, TextField } from 'design-system';
import { useState } from 'react';

const FIELDS = [
  { key: 'name', label: 'Name', help: 'Learners and teachers see it, such as “Hill School Moodle”.' },
  { key: 'issuer', label: 'Platform ID (issuer)' },
  { key: 'client_id', label: 'Client ID' },
  { key: 'deployment_ids', label: 'Deployment IDs', help: 'With commas between them.' },
  { key: 'auth_url', label: 'Authentication request URL' },
  { key: 'jwks_url', label: 'Public keyset URL' },
  { key: 'token_url', label: 'Access token URL', help: 'For names and grades. Without it, the platform only opens classes.' },
] as const;
type Key = (typeof FIELDS)[number]['key'];

const EMPTY = Object.fromEntries(FIELDS.map(({ key }) => [key, ''])) as Record<Key, string>;

/** Registers a platform by its administrator's data. */
export function PlatformDialog({ onClose }: { onClose: () => void }) {
  const { notify } = useHost();
  const [typed, setTyped] = useState(EMPTY);
  const register = useApiMutation('POST /api/admin/lti-platforms', { invalidates: ['GET /api/admin/lti-platforms'] });
  const ready = FIELDS.every(({ key }) => key === 'token_url' || typed[key].trim() !== '');
  const { failure, error, busy, submit } = useSubmission({
    ready,
    run: () => {
      const { deployment_ids, token_url, ...rest } = typed;
      const ids = deployment_ids.split(',').map((id) => id.trim());
      return register.mutateAsync({
        body: { ...rest, deployment_ids: ids.filter((id) => id !== ''), token_url: token_url.trim() || null },
      });
    },
    onDone: ({ name }) => {
      notify({ tone: 'success', text: `${name} is added.` });
      onClose();
    },
  });
  const issues = isApiError(error) ? (error.issues ?? []) : [];
  const issueAt = (key: Key) => issues.find(({ path }) => path.split('.')[0] === key)?.message;
  return (
    <FormDialog
      title="Add a school platform"
      description="The platform shows these once this site is added there as a tool."
      onClose={onClose}
      onSubmit={submit}
      submitLabel="Add platform"
      ready={ready}
      busy={busy}
      locked
    >
      {failure && issues.length === 0 && <Banner tone="error">{failure}</Banner>}
      {FIELDS.map(({ key, label, ...field }) => (
        <TextField
          key={key}
          label={label}
          {...field}
          value={typed[key]}
          error={issueAt(key)}
          onChange={({ target }) => setTyped({ ...typed, [key]: target.value })}
        />
      ))}
    </FormDialog>
  );
}
