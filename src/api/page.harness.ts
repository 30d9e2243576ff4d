/** A document whose cookies behave as in Chromium: they expire, and too large ones are dropped silently. */
export function fakePage(now: () => number): { cookie: string } {
  const cookies = new Map<string, { value: string; expires: number }>();
  return {
    get cookie() {
      const current = [...cookies].filter(([, { expires }]) => expires > now());
      return current.map(([name, { value }]) => `${name}=${value}`).join('; ');
    },
    set cookie(text) {
      const [pair = '', ...attributes] = text.split(/;\s*/);
      const split = pair.indexOf('=');
      if (pair.length - 1 > 4096) return;
      const age = attributes.find((attribute) => attribute.startsWith('Max-Age='))?.slice(8);
      cookies.set(pair.slice(0, split), {
        value: pair.slice(split + 1),
        expires: now() + Number(age) * 1000,
      });
    },
  };
}
