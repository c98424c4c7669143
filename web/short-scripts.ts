import { readFileSync } from 'node:fs';
import { minifySync, type Plugin } from 'vite';

/** Minifies the scripts that pages have inline (components/frame/*.js, imported as text): they are in every page. */
export function shortScripts(): Plugin {
  return {
    name: 'short-scripts',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /[\\/]frame[\\/][\w-]+\.js\?raw$/ },
      handler(id) {
        const file = id.replace(/\?raw$/, '');
        const { code, errors } = minifySync(file, readFileSync(file, 'utf8'));
        if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
        return `export default ${JSON.stringify(code.trim())};`;
      },
    },
  };
}
