/** A page whose cookies behave as Chromium's do: by name, with an age, dropped in silence when too large. */
export function fakePage(now: () => number): { cookie: string } {
  const cookies = new Map<string, { value: string; expires: number }>();
  return {
    get cookie() {
      const alive = [...cookies].filter(([, { expires }]) => expires > now());
      return alive.map(([name, { value }]) => `${name}=${value}`).join('; ');
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
