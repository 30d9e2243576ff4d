import type { Translation } from '@/i18n/i18n-types';

export const login: Translation['login'] = {
  title: 'Sign in',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  usernameNotEmail:
    'Enter your username, not your email address. Can’t remember it? Ask for a new password: the email has your username.',
  submit: 'Sign in',
  forgotten: 'Forgot your password?',
  noAccount: 'No account yet?',
  usernameMissing: 'Please enter your username.',
  passwordMissing: 'Please enter your password.',
  lostMessages:
    '{count|number} {{message that hadn’t been sent was|messages that hadn’t been sent were}} lost with it.',
  codeTitle: 'Enter the code from the email',
  codeExpired: 'The code has expired',
  codeText: 'We’ve sent you a six-digit code. It’s valid until {until}.',
  code: 'One-time code',
  codeSubmit: 'Confirm the code',
  codeMissing: 'The code has six digits.',
  again: 'Sign in again',
  codeBack: 'Back to your password',
};
