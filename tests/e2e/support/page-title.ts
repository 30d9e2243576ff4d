/** A document title for `toHaveTitle`, with or without the number of unread messages before it. */
export const pageTitle = (title: string): RegExp =>
  new RegExp(String.raw`^(\(\d+\) )?${title.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)} – Hrajem$`);
