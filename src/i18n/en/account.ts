import type { Translation } from '@/i18n/i18n-types';

export const account: Translation['account'] = {
  registration: {
    lead: 'An account is free and takes two minutes.',
    username: 'Username',
    usernameHint: '3 to 30 characters: letters without accents, digits, dots, underscores and hyphens.',
    email: 'Email',
    emailHint: 'We’ll send a link there to verify it. Other players won’t see your email.',
    password: 'Password',
    passwordHint: 'At least 8 characters. Several words in a row are best.',
    firstName: 'First name',
    lastName: 'Last name',
    city: 'City where you play',
    cityHint: 'Optional. We’ll show you its matches first.',
    citiesFailed: 'We couldn’t load the list of cities. You can create the account without one.',
    privacy: 'I’ve read the privacy policy',
    privacyLink: 'Read the policy',
    submit: 'Create an account',
    haveAccount: 'Already have an account?',
    signIn: 'Sign in',
  },
  fields: {
    username: {
      required: 'Please choose a username.',
      too_short: 'Use at least {minimum} character{{s}}.',
      too_long: 'Use at most {maximum} character{{s}}.',
      invalid: 'Use only letters without accents, digits, dots, underscores and hyphens.',
    },
    email: {
      required: 'Please enter your email address.',
      too_long: 'This email address is too long.',
      invalid: 'That doesn’t look like an email address. It should read name@example.com.',
    },
    password: {
      required: 'Please choose a password.',
      too_short: 'Use at least {minimum} character{{s}}.',
      too_long: 'Use at most {maximum} character{{s}}.',
    },
    first_name: {
      required: 'Please enter your first name.',
      too_long: 'Use at most {maximum} character{{s}}.',
    },
    last_name: {
      required: 'Please enter your last name.',
      too_long: 'Use at most {maximum} character{{s}}.',
    },
    privacy_policy_accepted: 'Please tick that you’ve read the policy.',
  },
  toLogin: 'Go to sign-in',
  checkEmail: {
    title: 'Check your email',
    text: 'We’ve sent a link to {email}. Once you’ve opened it, you can sign in.',
    spam: 'Nothing there? Check your spam folder, or ask for a new link.',
  },
  resend: {
    action: 'Send the link again',
    sent: 'If this address belongs to an unverified account, the link is on its way.',
    email: 'The email address you signed up with',
  },
  link: {
    expired: 'The link has expired',
    invalid: 'The link isn’t valid',
    invalidText:
      'Maybe only part of it was copied. Open the whole link from the email, or ask for a new one.',
    missing: 'Open the link from the email',
  },
  verification: {
    running: 'Verifying your email address…',
    verified: 'Your email address is verified',
    verifiedText: 'Done. Now just sign in.',
    alreadyVerified: 'Your email address is already verified',
    alreadyVerifiedText: 'You’ve opened this link before. You can sign in straight away.',
    signedInText: 'You’re signed in already, so you can go straight to the matches.',
    expiredText: 'Ask for a new one. All we need is your email address.',
    missingText:
      'You verify your address with the link we sent you. For security, we forget it when the page is reloaded.',
    failed: 'We couldn’t finish verifying your address',
  },
  forgot: {
    lead: 'Enter your account’s email address and we’ll send you a link to set a new password.',
    submit: 'Send the link',
    sentText: 'If there’s an account for {email}, a link will arrive in a moment. It’s valid for an hour.',
    otherEmail: 'Use another address',
  },
  reset: {
    lead: 'Choose a new password. The old one will stop working, and we’ll sign you out on your other devices.',
    password: 'New password',
    submit: 'Set the password',
    done: 'Your password has been changed',
    doneText: 'Now sign in with the new one.',
    expiredText: 'It’s only good for an hour. Ask for a new one; your password is still the same.',
    used: 'You’ve already used this link',
    usedText:
      'Your new password works, so you can sign in with it. If you don’t know it, ask for a new link.',
    missingText:
      'You change your password with the link from the email. For security, we forget it when the page is reloaded.',
    newLink: 'Send a new link',
  },
  google: {
    or: 'or',
    busy: 'Signing you in with Google…',
  },
};
