import { addressOf } from '@shell/kit/addresses';
import { TextLink } from 'design-system';
import { Link } from 'react-router-dom';

/** A name, linked to its account. */
export const PersonLink = ({ id, children }: { id: number; children: string }) => (
  <TextLink quiet render={<Link to={addressOf('staff-user', { id })} />}>
    {children}
  </TextLink>
);
