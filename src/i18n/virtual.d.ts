/** Made by scripts/vite/i18n.ts from the dictionaries; the texts themselves are never in the bundle. */
declare module 'virtual:i18n' {
  /** Where each language's dictionary is served: `/_i18n/{hash}/{locale}/messages.json`. */
  export const messageAddresses: Readonly<Record<import('@/lib/locale').Locale, string>>;
  /** The fingerprint (`messageShape`) that every dictionary has. */
  export const expectedShape: string;
}
