import { isPrerendered } from '@/bootstrap/placeholder';
import { locales } from '@/lib/locale';
import { publicPathname } from '@/routing/rows';
import type { RouteAuth, ScreenComponent, Screens } from '@/routing/screen';
import { HomeScreen, preloadHome } from '@/screens/home-screen';

function isHomePrerendered(auth: RouteAuth): boolean {
  const root = typeof document === 'undefined' ? null : document.getElementById('root');
  const isHome = locales.some((locale) => root?.dataset['address'] === publicPathname('index', locale, {}));
  return root !== null && isHome && isPrerendered(root, location, auth.status());
}

/** The default layout, a chunk that the sign-in screens do not load. */
export const defaultLayout = async (auth: RouteAuth): Promise<ScreenComponent> => {
  const { DefaultLayout, preloadMemberComponents } = await import('./layouts/default-layout');
  if (auth.status() !== 'unauthenticated') await preloadMemberComponents();
  return DefaultLayout;
};

/** The lazy component and loader of each row of the route table. */
export const screens: Screens = {
  index: {
    component: ({ auth }) =>
      preloadHome(auth.status() !== 'unauthenticated', isHomePrerendered(auth)).then(() => HomeScreen),
    loader: async ({ auth }) =>
      auth.status() === 'unauthenticated'
        ? undefined
        : import('@/screens/home.loader').then((m) => m.loadHome),
  },
  login: { component: () => import('@/features/account/sign-in/login-screen').then((m) => m.LoginScreen) },
  profile: {
    component: () => import('@/features/profile/view/profile-screen').then((m) => m.ProfileScreen),
    loader: () => import('@/screens/profile.loader').then((m) => m.loadProfile),
  },
  profileEdit: {
    component: () => import('@/features/profile/edit/profile-edit-screen').then((m) => m.ProfileEditScreen),
    loader: () => import('@/screens/profile-edit.loader').then((m) => m.loadProfileEdit),
  },
  about: { component: () => import('@/features/public-pages/about-screen').then((m) => m.AboutScreen) },
  statistics: {
    component: () => import('@/features/statistics/statistics-screen').then((m) => m.StatisticsScreen),
    loader: () => import('@/screens/statistics.loader').then((m) => m.loadStatistics),
  },
  detail: {
    component: () => import('@/screens/detail-screen').then((m) => m.DetailScreen),
    loader: () => import('@/screens/detail.loader').then((m) => m.loadDetail),
  },
  howItWorks: {
    component: () => import('@/features/public-pages/how-it-works-screen').then((m) => m.HowItWorksScreen),
  },
  registration: {
    component: () =>
      import('@/features/account/registration/registration-screen').then((m) => m.RegistrationScreen),
  },
  privacyPolicy: {
    component: () =>
      import('@/features/public-pages/privacy-policy/privacy-policy-screen').then(
        (m) => m.PrivacyPolicyScreen,
      ),
  },
  resetPassword: {
    component: () => import('@/features/account/password-reset/reset-screen').then((m) => m.ResetScreen),
  },
  forgotPassword: {
    component: () => import('@/features/account/password-reset/forgot-screen').then((m) => m.ForgotScreen),
  },
  verifyEmail: {
    component: () =>
      import('@/features/account/registration/verification-screen').then((m) => m.VerificationScreen),
  },
  partner: { component: () => import('@/features/public-pages/partner-screen').then((m) => m.PartnerScreen) },
};
