import { Button, type ButtonProps } from 'design-system';
import { Link } from 'react-router-dom';

/** Props of LinkButton: those of Button, and its target. */
export interface LinkButtonProps extends Omit<ButtonProps, 'href' | 'render' | 'loading'> {
  /** A path of this site, navigated to without a reload, or an external address. */
  to: string;
}

/** A link that looks like a button, for targets that a setting may move off this site. */
export function LinkButton({ to, ...button }: LinkButtonProps) {
  return to.startsWith('/') ? <Button {...button} render={<Link to={to} />} /> : <Button {...button} href={to} />;
}
