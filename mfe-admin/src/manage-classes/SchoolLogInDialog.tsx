import { isApiError, useApiMutation, useHost, useSubmission } from '@shell/kit';
import { Banner, FormDialog, TextField } from 'design-system';
import { useState } from 'react';

const FIELDS = [
  { key: 'name', label: 'School' },
  { key: 'issuer', label: 'Issuer', help: 'Such as “https://accounts.google.com”.' },
  { key: 'client_id', label: 'Client ID' },
  { key: 'client_secret', label: 'Client secret', help: 'It is stored encrypted and not shown again.' },
  { key: 'domains', label: 'Email domains', help: 'The school’s own, with commas between them. Subdomains count separately.' },
] as const;
type Key = (typeof FIELDS)[number]['key'];

const EMPTY = Object.fromEntries(FIELDS.map(({ key }) => [key, ''])) as Record<Key, string>;

/** Adds a school's provider by its administrator's data. */
export function SchoolLogInDialog({ onClose }: { onClose: () => void }) {
  const { notify } = useHost();
  const [typed, setTyped] = useState(EMPTY);
  const add = useApiMutation('POST /api/admin/school-providers', { invalidates: ['GET /api/admin/school-providers'] });
  const ready = FIELDS.every(({ key }) => typed[key].trim() !== '');
  const { failure, error, busy, submit } = useSubmission({
    ready,
    run: () => {
      const domains = typed.domains.split(',').map((domain) => domain.trim());
      return add.mutateAsync({ body: { ...typed, domains: domains.filter((domain) => domain !== '') } });
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
      title="Add a school log-in"
      description="Check that the domains belong to the school: it can log in to every learner’s account with such an address."
      onClose={onClose}
      onSubmit={submit}
      submitLabel="Add school"
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
          type={key === 'client_secret' ? 'password' : 'text'}
          autoComplete="off"
          value={typed[key]}
          error={issueAt(key)}
          onChange={({ target }) => setTyped({ ...typed, [key]: target.value })}
        />
      ))}
    </FormDialog>
  );
}
