import type { Permission } from '@api/contract';
import { PERMISSION_WORDS, PERMISSIONS } from '@api/contract/permissions';
import { css } from '@emotion/react';
import { Checkbox, token } from 'design-system';

const group = css({ display: 'grid', gap: token.space[3], margin: 0, padding: 0, border: 0, minInlineSize: 0 });
const legend = css({ padding: 0, marginBlockEnd: token.space[2], fontWeight: token.weight.medium });

interface PermissionFieldsProps {
  value: readonly Permission[];
  onValueChange: (permissions: Permission[]) => void;
}

/** What a member of staff may do: a tick for each permission. */
export function PermissionFields({ value, onValueChange }: PermissionFieldsProps) {
  const tick = (permission: Permission, ticked: boolean) =>
    onValueChange(PERMISSIONS.filter((each) => (each === permission ? ticked : value.includes(each))));
  return (
    <fieldset css={group}>
      <legend css={legend}>Permissions</legend>
      {PERMISSIONS.map((permission) => (
        <Checkbox
          key={permission}
          label={PERMISSION_WORDS[permission].name}
          help={PERMISSION_WORDS[permission].opens}
          checked={value.includes(permission)}
          onCheckedChange={(ticked) => tick(permission, ticked)}
        />
      ))}
    </fieldset>
  );
}
