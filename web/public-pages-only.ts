import type { Plugin } from 'vite';

/** The pages of those who signed in, which are rendered in the browser only. */
const OTHERS = /web[\\/]app[\\/]routes[\\/](admin|member|wizard)[\\/]\w[\w-]*\.tsx$/;

/**
 * Leaves the pages that the server never renders out of its build: in three languages they took 60 of the 330 MB of a server that
 * has just started.
 */
export function publicPagesOnly(): Plugin {
  return {
    name: 'public-pages-only',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    load: {
      filter: { id: OTHERS },
      handler: () => 'export default function Page() { return null; }',
    },
  };
}
