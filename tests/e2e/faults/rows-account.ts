import { googleButton } from '../support/google';
import { signInForm } from '../support/sign-in-form';
import { addressOf, type Scene } from './scene';
import { at, sent, type Row } from './row';

const secrets = 'uid=MQ&token=kP8sV2mQ4xT7bN1cZ6aW';

const press = ({ page }: Scene, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Signing in and out, registration, recovery. */
export const accountRows: Row[] = [
  sent('login', 'Login', {
    endsNoSession: true,
    act: ({ page, locale }) => signInForm(page, locale).send('jana', 'hrajem-jana'),
    again: (LL) => LL.login.submit(),
  }),
  sent('googleAuth', 'Login', {
    endsNoSession: true,
    // Google's own button, which is a stand-in here.
    act: ({ page }) => page.getByRole('button', { name: googleButton }).click(),
  }),
  sent('verifyOtp', 'Login', {
    endsNoSession: true,
    answers: {
      login: {
        status: 200,
        json: {
          status: 'otp_required',
          otp_token: 'kP8sV2mQ4xT7bN1cZ6aW',
          channel: 'email',
          expires_at: '2100-01-01T12:00:00+01:00',
        },
      },
    },
    act: async ({ page, locale }) => {
      const form = signInForm(page, locale);
      await form.send('tomas', 'hrajem-tomas');
      await form.code.fill('123456');
      await form.submitCode.click();
    },
    again: (LL) => LL.login.codeSubmit(),
  }),
  {
    operation: 'refreshToken',
    kind: 'read',
    holdsStart: true,
    person: 'jana',
    isExpired: true,
    address: at('Statistics'),
    again: (LL) => LL.errors.server.retry(),
  },
  {
    operation: 'getSession',
    kind: 'read',
    holdsStart: true,
    person: 'jana',
    address: at('Profile'),
    again: (LL) => LL.errors.server.retry(),
  },
  {
    operation: 'logout',
    kind: 'quiet',
    person: 'jana',
    address: at('Profile'),
    act: async ({ page, LL }) => {
      await page
        .getByRole('button', { name: new RegExp(`^${LL.header.account.menuOf({ name: 'J' })}`) })
        .click();
      await page.getByRole('menuitem', { name: LL.header.account.signOut() }).click();
    },
    // Whatever the backend says, the person is signed out.
    done: (LL) => LL.home.landing.title(),
    endsNoSession: true,
  },
  sent('register', 'Registration', {
    act: async (scene) => {
      const { page, LL } = scene;
      const { registration } = LL.account;
      await page.getByLabel(registration.username(), { exact: true }).fill('petra');
      await page.getByLabel(registration.email()).fill('petra@example.com');
      await page.getByLabel(registration.password(), { exact: true }).fill('velmi tajné heslo');
      await page.getByLabel(registration.firstName(), { exact: true }).fill('Petra');
      await page.getByLabel(registration.lastName(), { exact: true }).fill('Nová');
      await page.getByLabel(registration.privacy()).check();
      await press(scene, registration.submit());
    },
    again: (LL) => LL.account.registration.submit(),
  }),
  {
    operation: 'verifyEmail',
    kind: 'write',
    endsNoSession: true,
    address: (scene) => `${addressOf('Email verification', scene)}?${secrets}`,
    again: (LL) => LL.common.actions.retry(),
  },
  sent('resendVerificationEmail', 'Email verification', {
    act: async (scene) => {
      await scene.page.getByLabel(scene.LL.account.resend.email()).fill('nova@example.com');
      await press(scene, scene.LL.account.resend.action());
    },
    again: (LL) => LL.account.resend.action(),
  }),
  sent('requestPasswordReset', 'Forgot password', {
    act: async (scene) => {
      await scene.page.getByLabel(scene.LL.account.registration.email()).fill('jana@example.com');
      await press(scene, scene.LL.account.forgot.submit());
    },
    again: (LL) => LL.account.forgot.submit(),
  }),
  {
    operation: 'confirmPasswordReset',
    kind: 'write',
    endsNoSession: true,
    address: (scene) => `${addressOf('Reset password', scene)}?${secrets}`,
    act: async (scene) => {
      await scene.page
        .getByLabel(scene.LL.account.reset.password(), { exact: true })
        .fill('velmi tajné heslo');
      await press(scene, scene.LL.account.reset.submit());
    },
    done: (LL) => LL.account.reset.done(),
    counts: true,
    again: (LL) => LL.account.reset.submit(),
  },
];
