import type { Translation } from '@/i18n/i18n-types';

export const account: Translation['account'] = {
  registration: {
    lead: 'An account is free. It takes a minute.',
    username: 'Username',
    usernameHint: '3 to 30 characters: letters without accents, digits, dot, underscore and hyphen.',
    email: 'E-mail',
    emailHint: 'We send a link to verify it. Nobody else will see it.',
    password: 'Password',
    passwordHint: 'At least 8 characters. Several words in a row are best.',
    firstName: 'First name',
    lastName: 'Last name',
    city: 'City where you play',
    cityHint: 'Optional. Its matches are offered to you first.',
    privacy: 'I agree with the privacy policy',
    privacyLink: 'Read the policy',
    submit: 'Create an account',
    haveAccount: 'You have an account?',
    signIn: 'Sign in',
  },
  fields: {
    username: {
      required: 'Please choose a username.',
      too_short: 'A username has at least {minimum} character{{s}}.',
      too_long: 'A username may have {maximum} character{{s}} at most.',
      invalid: 'Use only letters without accents, digits, dot, underscore and hyphen.',
    },
    email: {
      required: 'Please enter your e-mail address.',
      too_long: 'This e-mail address is too long.',
      invalid: 'This does not look like an e-mail address. It should read name@example.com.',
    },
    password: {
      required: 'Please choose a password.',
      too_short: 'A password has at least {minimum} character{{s}}.',
      too_long: 'A password may have {maximum} character{{s}} at most.',
    },
    first_name: {
      required: 'Please enter your first name.',
      too_long: 'A first name may have {maximum} character{{s}} at most.',
    },
    last_name: {
      required: 'Please enter your last name.',
      too_long: 'A last name may have {maximum} character{{s}} at most.',
    },
    privacy_policy_accepted: {
      not_accepted: 'We cannot create an account without your agreement.',
    },
  },
  city: {
    clear: 'Clear the city',
    toggle: 'Show cities',
    none: 'We do not know such a city.',
    results: '{count} {{city|cities}} to choose from',
    failed: 'The list of cities could not be loaded. You can create the account without a city.',
  },
  checkEmail: {
    title: 'Check your e-mail',
    text: 'We have sent a link to {email}. Open it, and your account is verified.',
    spam: 'Nothing there? Look into your spam folder, or ask for a new link.',
    toLogin: 'Go to sign in',
  },
  resend: {
    action: 'Send the link again',
    wait: 'You can send it again in {seconds} s',
    sent: 'If this address belongs to an account that waits for verification, the link is on its way.',
    email: 'The e-mail address you registered with',
  },
  verification: {
    running: 'Verifying your e-mail address…',
    verified: 'Your e-mail address is verified',
    verifiedText: 'Done. Now just sign in.',
    alreadyVerified: 'Your e-mail address was verified before',
    alreadyVerifiedText: 'You have opened this link already. You can sign in.',
    expired: 'The link has expired',
    expiredText: 'Ask for a new one; all it takes is your e-mail address.',
    invalid: 'The link is not valid',
    invalidText:
      'Perhaps only a part of it was copied. Open the whole link from the e-mail, or ask for a new one.',
    missing: 'Open the link from the e-mail',
    missingText:
      'Verification works only by the link that we sent you. For safety we do not keep it when the page is reloaded.',
    failed: 'Verification could not be finished',
    signIn: 'Sign in',
    home: 'Go to the matches',
  },
  forgot: {
    lead: 'Enter the e-mail address of your account and we will send you a link to set a new password.',
    submit: 'Send the link',
    sentTitle: 'Check your e-mail',
    sentText:
      'If the address {email} belongs to an account, a link arrives there in a moment. It is valid for an hour.',
    again: 'Send it again',
    otherEmail: 'Use another address',
    backToLogin: 'Back to sign in',
  },
  reset: {
    lead: 'Choose a new password. The old one stops working and your other devices are signed out.',
    password: 'New password',
    submit: 'Set the password',
    done: 'Your password is changed',
    doneText: 'Now sign in with the new one.',
    signIn: 'Sign in',
    expired: 'The link has expired',
    used: 'You have used this link already',
    invalid: 'The link is not valid',
    missing: 'Open the link from the e-mail',
    missingText:
      'A password can be changed only by the link from the e-mail. For safety we do not keep it when the page is reloaded.',
    newLink: 'Send a new link',
  },
  google: {
    or: 'or',
  },
};
