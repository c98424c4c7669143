import { useLayoutEffect } from 'react';

/**
 * Tells the styles of a page where the header ends that stays above it, in pixels as `--mala-header`: on a wide screen it has two
 * lines where the words of the menu are long. For pages with parts that stay below it.
 */
export function useHeaderEnd(): void {
  useLayoutEffect(() => {
    const header = document.querySelector('header');
    const { style } = document.documentElement;
    if (!header) return;
    const watching = new ResizeObserver(() => {
      const { position, top } = getComputedStyle(header);
      const end = position === 'sticky' ? header.offsetHeight + Number.parseFloat(top) : 0;
      style.setProperty('--mala-header', `${end}px`);
    });
    watching.observe(header);
    return () => {
      watching.disconnect();
      style.removeProperty('--mala-header');
    };
  }, []);
}
