/** A partner's name as far as its slug tells it: "Sokol Brno" for `sokol-brno`. After signing out nothing else is known. */
export function partnerName(slug: string): string {
  const words = slug.split('-').filter(Boolean);
  if (words.length === 0) return slug;
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
}
