import LogOut from 'lucide-react/icons/log-out';
import User from 'lucide-react/icons/user';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Button } from '../Button/Button.tsx';
import { Menu } from './Menu.tsx';

// Base UI's focus guards are hidden from screen readers and pass the focus on at once.
export default {
  title: 'Components/Menu',
  component: Menu,
  parameters: {
    a11y: { config: { rules: [{ id: 'aria-hidden-focus', enabled: false }] } },
    docs: { story: { inline: false, height: '32rem' } },
    keyboard: {
      Menu: {
        'Enter, Space, Down': 'opens it, on its trigger',
        'Up, Down, Home, End': 'go from entry to entry',
        Letters: 'go to the entry that begins so',
        'Enter, Space': 'does what the entry says, or opens its page',
        Escape: 'closes it and gives the focus back',
      },
    },
  },
};

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
