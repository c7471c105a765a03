import { TextLink } from './TextLink.tsx';

export default {
  title: 'Components/TextLink',
  component: TextLink,
  parameters: {
    keyboard: {
      TextLink: {
        Enter: 'opens the page',
      },
    },
  },
};

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
