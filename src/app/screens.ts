import { isPrerendered } from '@/bootstrap/placeholder';
import { locales } from '@/lib/locale';
import { HomeScreen, preloadHome } from '@/routes/home';
import { publicPathname } from '@/routing/rows';
import type { RouteAuth, ScreenComponent, Screens } from '@/routing/screen';

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
        : import('@/routes/home.loader').then((m) => m.loadHome),
  },
  login: { component: () => import('@/features/account/login-panel').then((m) => m.LoginPanel) },
  profile: {
    component: () => import('@/features/profile/view/profile-view').then((m) => m.ProfileView),
    loader: () => import('@/routes/user.loader').then((m) => m.loadProfile),
  },
  profileEdit: {
    component: () => import('@/features/profile/edit/profile-edit-view').then((m) => m.ProfileEditView),
    loader: () => import('@/routes/user.loader').then((m) => m.loadProfileEdit),
  },
  about: { component: () => import('@/features/public-pages/about-page').then((m) => m.AboutPage) },
  statistics: {
    component: () => import('@/features/statistics/statistics-view').then((m) => m.StatisticsView),
    loader: () => import('@/routes/user.loader').then((m) => m.loadStatistics),
  },
  detail: {
    component: () => import('@/routes/detail').then((m) => m.DetailScreen),
    loader: () => import('@/routes/detail.loader').then((m) => m.loadDetail),
  },
  howItWorks: {
    component: () => import('@/features/public-pages/how-it-works-page').then((m) => m.HowItWorksPage),
  },
  registration: {
    component: () => import('@/features/account/registration-panel').then((m) => m.RegistrationPanel),
  },
  privacyPolicy: {
    component: () =>
      import('@/features/public-pages/privacy-policy/privacy-policy-page').then((m) => m.PrivacyPolicyPage),
  },
  resetPassword: { component: () => import('@/features/account/reset-panel').then((m) => m.ResetPanel) },
  forgotPassword: { component: () => import('@/features/account/forgot-panel').then((m) => m.ForgotPanel) },
  verifyEmail: {
    component: () => import('@/features/account/verification-panel').then((m) => m.VerificationPanel),
  },
  partner: { component: () => import('@/features/public-pages/partner-page').then((m) => m.PartnerPage) },
};
