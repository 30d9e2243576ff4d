/*
 * Search engines and link previews that people send addresses through. The few names beside the general "bot" are those
 * that do not call themselves one. CUBOT is a make of phones.
 */
export const botPattern =
  /(?<!cu)bot\b|crawl|spider|slurp|facebookexternalhit|facebookcatalog|whatsapp\/|skypeuripreview|google-inspectiontool|google-read-aloud|googleother|mediapartners-google|bingpreview|yandex\w*\/|seznam|embedly|quora link preview|vkshare|pinterest\/|chrome-lighthouse|bluesky cardyb|mastodon\//i;

/** Whether a user agent is a known search or preview bot; those are never redirected. */
export const isKnownBot = (userAgent: string): boolean => botPattern.test(userAgent);
