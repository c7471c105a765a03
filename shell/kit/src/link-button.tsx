import { Button, type ButtonProps } from 'design-system';
import { Link } from 'react-router-dom';

export interface LinkButtonProps extends Omit<ButtonProps, 'href' | 'render' | 'loading'> {
  /** A path of this site, opened without a reload, or an external address. */
  to: string;
}

/** A link that looks like a button; a setting may move its target off this site. */
export function LinkButton({ to, ...button }: LinkButtonProps) {
  return to.startsWith('/') ? <Button {...button} render={<Link to={to} />} /> : <Button {...button} href={to} />;
}
