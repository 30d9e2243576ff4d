/** The IANA time zone of this device. */
export const viewerZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
