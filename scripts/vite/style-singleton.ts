/**
 * Replaces the package `react-style-singleton` (by an alias in vite.config.ts), through which radix-ui stops the page
 * behind a dialog or menu from scrolling. The package inserts a <style> element, which a policy without 'unsafe-inline'
 * refuses; a constructed style sheet needs no permission. Can go when the package uses one too
 * (https://github.com/theKashey/react-remove-scroll/issues/21).
 */
import { useEffect } from 'react';

/** One style sheet for all users of it: there from the first `add` to the last `remove`. */
export function stylesheetSingleton(): { add: (css: string) => void; remove: () => void } {
  let users = 0;
  let sheet: CSSStyleSheet | undefined;
  return {
    add(css) {
      if (users++ > 0) return;
      sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets.push(sheet);
    },
    remove() {
      if (--users > 0) return;
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    },
  };
}

/** A hook that applies the style while its component is mounted. */
export function styleHookSingleton(): (css: string) => void {
  const sheet = stylesheetSingleton();
  return function useStyle(css) {
    useEffect(() => {
      sheet.add(css);
      return sheet.remove;
    }, [css]);
  };
}

/** A component that applies the style while it is mounted. */
export function styleSingleton(): (props: { styles: string }) => null {
  const useStyle = styleHookSingleton();
  return function Sheet({ styles }) {
    useStyle(styles);
    return null;
  };
}
