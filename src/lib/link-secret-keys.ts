/** By these names an e-mailed link holds what it proves by: in no address bar, report, Referer or log may they stay. */
export const linkSecretKeys = ['uid', 'token', 'pid'] as const;
