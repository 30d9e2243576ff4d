/**
 * Replaces the package `react-style-singleton` (by an alias in vite.config.ts), with which radix-ui stops the page behind a
 * dialog from scrolling. The package inserts a <style> element, which a policy without 'unsafe-inline' refuses; a constructed
 * style sheet is allowed. Remove this file when the package uses one (https://github.com/theKashey/react-remove-scroll/issues/21).
 */
import { useEffect } from 'react';

/** Creates a component that applies a style while it is mounted. All mounted ones share the style sheet of the first. */
export function styleSingleton(): (props: { styles: string }) => null {
  let users = 0;
  let sheet: CSSStyleSheet | undefined;

  function add(css: string): void {
    if (users++ > 0) return;
    sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }

  function remove(): void {
    if (--users > 0) return;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  }

  return function Sheet({ styles }) {
    useEffect(() => {
      add(styles);
      return remove;
    }, [styles]);
    return null;
  };
}
