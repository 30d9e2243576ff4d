export const fullBuild: {
  folder: string;
  settings: { VITE_SENTRY_DSN: string; VITE_GOOGLE_CLIENT_ID: string };
};
