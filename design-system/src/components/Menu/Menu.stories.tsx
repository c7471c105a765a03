import LogOut from 'lucide-react/icons/log-out';
import User from 'lucide-react/icons/user';
import { Avatar } from '../Avatar/index.ts';
import { Button } from '../Button/index.ts';
import { Menu } from './Menu.tsx';

export default { title: 'Components/Menu', component: Menu };

export function Account() {
  return (
    <Menu
      open
      align="start"
      trigger={<Button icon={<Avatar name="Asha" unverified />}>Asha</Button>}
      heading="asha@example.com"
      items={[
        { key: 'account', label: 'Account details', icon: <User />, href: '#account' },
        { key: 'saved', label: 'Saved questions', href: '#saved' },
        { key: 'tests', label: 'My tests', href: '#tests' },
        { key: 'doubts', label: 'My Doubts', href: '#doubts', disabled: true },
        { key: 'rule', separator: true },
        { key: 'out', label: 'Sign out', icon: <LogOut />, danger: true },
      ]}
    />
  );
}
