import type { PageFacts } from '@mala/contract/web-build.ts';
import { createContext, use } from 'react';
import { headText } from '../../i18n/en/head.ts';
import { FACTS_ID } from '../../lib/page-facts.ts';
import languageChoice from './language-choice.js?raw';
import { SharedHead } from './shared-head.tsx';
import starter from './starter.js?raw';

// only written at rendering: React in the browser ignores it at hydration

/** How the page is being rendered. */
export const WritingContext = /* @__PURE__ */ createContext<{
  facts: PageFacts | null;
  startsLate: boolean;
}>({ facts: null, startsLate: false });

const DEFERRED_ID = 'mala-start';

function Facts({ facts: { site, home } }: { facts: PageFacts }) {
  // so that it cannot close the element early, whatever the facts contain
  const json = JSON.stringify({ site, home }).replaceAll('<', '\\u003c');
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without <
    <script type="application/json" id={FACTS_ID} dangerouslySetInnerHTML={{ __html: json }} />
  );
}

/** At the end of the head: the page's styles, and the script that starts the others at the first interaction. */
export function WrittenHead() {
  const { facts, startsLate } = use(WritingContext);
  return (
    <>
      {facts?.shared && <SharedHead shared={facts.shared} homes={facts.homes} />}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: what the build wrote */}
      {facts?.styles && <style dangerouslySetInnerHTML={{ __html: facts.styles }} />}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own */}
      {startsLate && <script dangerouslySetInnerHTML={{ __html: starter.trim() }} />}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own */}
      <script dangerouslySetInnerHTML={{ __html: languageChoice.trim() }} />
      {facts && !startsLate && <Facts facts={facts} />}
    </>
  );
}

/** At the end of the body, after all visible content. */
export function WrittenEnd() {
  const { facts, startsLate } = use(WritingContext);
  const { start } = headText;
  if (!startsLate) return null;
  return (
    <>
      {facts && <Facts facts={facts} />}
      <p id="mala-start-slow" role="status" hidden>
        {start.slow}
      </p>
      <p id="mala-start-failed" role="alert" hidden>
        {start.failed}
      </p>
      <p id="mala-start-busy" role="alert" hidden>
        {start.busy}
      </p>
      <p id="mala-start-outdated" role="alert" hidden>
        {start.outdated}
      </p>
    </>
  );
}

/**
 * Leaves it to the starter to run what React Router would start at once: the entry module is kept as text, and the
 * files that the browser would have preloaded are listed beside it. React Router's script that restores the scroll
 * position becomes empty: it opens sessionStorage before the first paint, and a page without scripts is restored by the
 * browser itself.
 */
export function deferScripts(html: string, entry: string): string {
  const preloads: string[] = [];
  const held = html
    .replace(/<link rel="modulepreload" href="([^"]+)"\/>/g, (_, href: string) => {
      preloads.push(href);
      return '';
    })
    .replace(
      '<script type="module" async="">',
      () =>
        `<script type="text/plain" id="${DEFERRED_ID}" data-entry="${entry}" data-preload="${preloads.join(' ')}">`,
    )
    .replace(/(?<=<script>)\(\(storageKey.*?(?=<\/script>)/s, '');
  if (!held.includes(DEFERRED_ID) || !held.includes('<script></script>') || preloads.length === 0)
    throw new Error('no script was held');
  return held;
}

/**
 * Links to styles that are inlined in the page. They stay, disabled, because React expects them at hydration, and Vite
 * looks for them before it fetches a style for lazy code: under the URL without the # that React Router adds.
 * `media` is for Chromium, whose preload scanner on a slow connection fetches links that are only disabled.
 */
export function switchOffStyles(html: string): string {
  const off = '<link disabled="" media="not all" rel="stylesheet"';
  return html.replaceAll(
    /<link rel="stylesheet" href="([^"#]+)(#?)"\/>/g,
    (_, href: string, mark: string) =>
      `${off} href="${href}${mark}"/>${mark && `${off} href="${href}"/>`}`,
  );
}

/** A page for when there is no network: it must work alone, at any URL that it replaces. */
export function withoutScripts(html: string): string {
  return html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link rel="modulepreload"[^>]*>/g, '');
}
