import { Button, type ButtonProps } from 'design-system';
import { Link } from 'react-router-dom';

/** Props of LinkButton: those of a Button, and where it leads. */
export interface LinkButtonProps extends Omit<ButtonProps, 'href' | 'render' | 'loading'> {
  /** A path of this site, which opens without loading it again, or an address elsewhere. */
  to: string;
}

/** A button that leads somewhere which a setting may have put outside of this site. */
export function LinkButton({ to, ...button }: LinkButtonProps) {
  return to.startsWith('/') ? <Button {...button} render={<Link to={to} />} /> : <Button {...button} href={to} />;
}
