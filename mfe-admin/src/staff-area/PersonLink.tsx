import { addressOf } from '@shell/kit/addresses';
import { TextLink } from 'design-system';
import { Link } from 'react-router-dom';

/** The name of a person, with a link to their account. */
export const PersonLink = ({ id, children }: { id: number; children: string }) => (
  <TextLink quiet render={<Link to={addressOf('staff-user', { id })} />}>
    {children}
  </TextLink>
);
