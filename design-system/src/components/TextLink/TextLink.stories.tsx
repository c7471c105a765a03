import { TextLink } from './TextLink.tsx';

export default { title: 'Components/TextLink', component: TextLink };

export function InText() {
  return (
    <p>
      New here? <TextLink href="#sign-up">Create an account</TextLink>, or read{' '}
      <TextLink quiet href="#terms">
        the terms
      </TextLink>{' '}
      first. <TextLink render={<button type="button" />}>Forgot password?</TextLink>
    </p>
  );
}
