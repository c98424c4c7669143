import { DEFAULT_LANGUAGE } from '@mala/contract/communities/languages.ts';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { inLanguage, languageOfBuild } from './build-language.ts';
import { lean } from './lean-endpoints.ts';
import { leanPreloads } from './lean-preloads.ts';
import { publicPagesOnly } from './public-pages-only.ts';
import { shortScripts } from './short-scripts.ts';

// where `npm run dev` starts the server
const SERVER = `http://${process.env.HOST || '127.0.0.1'}:${process.env.PORT || 3000}`;

// modules of the frame of every page, and the silhouette, which lists need without the texts of the home page
const SHELL =
  /web[\\/]app[\\/](page-router|paths|root\.tsx|routes[\\/]public[\\/]layout|theme[\\/]|lib[\\/](?!age-|check-|date-parts|date-words|failure-words|fault-texts|format|full-date|labels|paging|push|query-|session[\\/](asking|dialog-requests|leaving|office|renewal)|shrink-|upload|use-from|validate)|i18n[\\/]\w+[\\/](language|shell|errors)\.|ui[\\/](button|icon-button|page|stack|toast\.|ui-text)|components[\\/](frame[\\/]|profile[\\/]silhouette))/;

// modules of the faces on the home page, which members see of themselves too
const FACES = /web[\\/]app[\\/](features[\\/]content[\\/]face-row|i18n[\\/]\w+[\\/]home)\./;

// modules of forms, which the public forms share
const FORM =
  /web[\\/]app[\\/](ui[\\/](check-field|choices|field|form|text-field)\.|components[\\/]form[\\/](keep-signed-in-field|mobile-field|new-password-fields|use-form|report-error)\.|features[\\/]auth[\\/]use-entry\.|i18n[\\/]\w+[\\/]keep\.)/;

// modules that all steps of the wizard share
const WIZARD =
  /web[\\/]app[\\/](components[\\/]form[\\/](late-notes|use-no-contact)|features[\\/]profiles[\\/](step|use-step-navigation|wizard-)|i18n[\\/]\w+[\\/]wizard)/;

// modules that lists of profiles, a profile's page and the steps share
const PROFILE =
  /contract[\\/]src[\\/](communities[\\/](community|sites)|profiles[\\/](height|labels[\\/]\w+[\\/]sites))\.|web[\\/]app[\\/](lib[\\/]labels|i18n[\\/]\w+[\\/]measures)\./;

// modules of every page for members
const MEMBER =
  /web[\\/]app[\\/](components[\\/](session[\\/](member-providers|use-account))|lib[\\/]query-client)/;

// modules that validate forms
const SCHEMAS =
  /node_modules[\\/]zod[\\/]|contract[\\/]src[\\/](endpoint-parts|text|profiles[\\/]filled-in-by)\./;

// drawn on the pages of lists alone, beside those that the steps of the wizard load
const LIST_ICONS =
  'AdjustmentsHorizontal|ArrowsSort|BookmarkPlus|DotsVertical|Eye|EyeOff|Heart|HeartFilled|Keyboard|LayoutGrid|LayoutList|Search';
const ICONS = new RegExp(`@tabler[\\\\/](?!.*[\\\\/]Icon(${LIST_ICONS})\\.)`);

const OPTION_LIST = /contract[\\/]src[\\/]find-names\.|web[\\/]app[\\/]ui[\\/]option-list\./;

const language = languageOfBuild();
const preloads = leanPreloads();

export default defineConfig({
  // the public files are the same in every language
  publicDir: language === DEFAULT_LANGUAGE && 'public',
  plugins: [
    publicPagesOnly(),
    inLanguage(language),
    reactRouter(),
    lean(),
    preloads.plugins,
    shortScripts(),
  ],
  build: {
    target: 'es2022',
    modulePreload: preloads.modulePreload,
    // inlined styles or pictures would be loaded by visitors who never see them
    assetsInlineLimit: 0,
    // read by write-page-manifest.ts
    manifest: true,
    // advice about the speed of plugins, which depends on the machine
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  environments: {
    // run by the server: in one file, and never React's slower development build
    ssr: {
      resolve: { noExternal: true },
      define: { 'process.env.NODE_ENV': '"production"' },
    },
    client: {
      build: {
        rolldownOptions: {
          treeshake: {
            manualPureFunctions: [
              'z',
              'endpoint',
              'entityReply',
              'viewReply',
              'sharedReply',
              'cardReply',
              'text',
              'requiredText',
            ],
          },
          output: {
            // every page names the files of all pages, so their names are kept short; pages.json says what each is
            entryFileNames: 'assets/[hash:7].js',
            chunkFileNames: 'assets/[hash:7].js',
            assetFileNames: ({ names }) =>
              names.some((name) => name.endsWith('.css'))
                ? 'assets/[hash:7][extname]'
                : 'assets/[name]-[hash][extname]',
            codeSplitting: {
              groups: [
                // modules that every page loads, in one file: it compresses better and changes seldom
                {
                  name: 'base',
                  test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/,
                },
                // signing in needs the names of the steps without the wizard, which would include them
                { name: 'field', test: /contract[\\/]src[\\/]profiles[\\/]field\./, priority: 2 },
                // forms need it before the schemas, which would include it
                { name: 'digits', test: /contract[\\/]src[\\/]digits\./, priority: 2 },
                // first, otherwise the shell would include the schemas whose types it imports
                { name: 'schemas', test: SCHEMAS, priority: 1 },
                { name: 'shell', test: SHELL },
                { name: 'form', test: FORM },
                { name: 'faces', test: FACES },
                // without what only lists with further pages need
                {
                  name: 'query',
                  test: /node_modules[\\/]@tanstack[\\/](?!.*InfiniteQuery(Observer)?\.)/i,
                },
                // a few hundred bytes each: every page lists the files of all pages
                { name: 'icons', test: ICONS },
                // after those, which have what all icons need
                { name: 'list-icons', test: /@tabler[\\/]/ },
                // the lists that are searched, in forms and filters
                { name: 'option-list', test: OPTION_LIST },
                { name: 'wizard', test: WIZARD },
                { name: 'profile', test: PROFILE },
                { name: 'member', test: MEMBER },
              ],
            },
          },
        },
      },
    },
  },
  server: {
    proxy: { '/api': SERVER, '/files': SERVER },
  },
});
