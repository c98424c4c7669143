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
      handler: (id) => {
        const message = JSON.stringify(`the server's build leaves out ${id}`);
        return `export default function Page() { throw new Error(${message}); }`;
      },
    },
  };
}
