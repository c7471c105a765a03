import type { StaffUserDetail } from '@api/contract';
import { Button, Menu, type MenuItem } from 'design-system';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { UserChange } from './user-changes.ts';

interface UserActionsProps {
  user: StaffUserDetail;
  onChoose: (change: UserChange) => void;
}

/** Staff actions on an account: the needed ones as buttons, the rest in a menu. */
export function UserActions({ user: { locked, second_factor, abilities }, onChoose }: UserActionsProps) {
  const entry = (act: Exclude<UserChange['act'], 'end-plan'>, label: string, danger = false): MenuItem => ({
    key: act,
    label,
    danger,
    onSelect: () => onChoose({ act }),
  });
  const items: MenuItem[] = [
    ...(abilities.verify ? [entry('verify', 'Take address for verified')] : []),
    ...(abilities.grant_plan ? [entry('grant-plan', 'Give a plan')] : []),
    ...(abilities.reset_devices ? [entry('reset-devices', 'Reset devices')] : []),
    ...(second_factor && abilities.reset_second_factor ? [entry('reset-second-factor', 'Reset second factor')] : []),
    ...(abilities.sign_out ? [entry('sign-out', 'Sign out everywhere')] : []),
    ...(abilities.unlock && !locked ? [entry('unlock', 'Reset failed log-ins')] : []),
    ...(abilities.change_role ? [entry('change-role', 'Change role')] : []),
    ...(abilities.change_permissions ? [entry('change-permissions', 'Change permissions')] : []),
    ...(abilities.lock ? [{ key: 'rule', separator: true as const }, entry('lock', 'Lock account', true)] : []),
  ];
  return (
    <>
      {locked && abilities.unlock && (
        <Button variant="primary" onClick={() => onChoose({ act: 'unlock' })}>
          Unlock
        </Button>
      )}
      {items.length > 0 && <Menu align="end" items={items} trigger={<Button icon={<ChevronDown />}>Change</Button>} />}
    </>
  );
}
