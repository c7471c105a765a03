/** Settings with which production starts; for tests of what it does otherwise than development. */
export const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://study.example',
  DEMO_SEED: 'off',
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'Sigmaroom <no-reply@sigmaroom.org>',
} as const;
