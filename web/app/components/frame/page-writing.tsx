import type { PageFacts } from '@mala/contract/web-build.ts';
import { createContext, use } from 'react';
import { headText } from '../../i18n/en/head.ts';
import { useText } from '../../i18n/language.ts';
import { FACTS_ID } from '../../lib/page-facts.ts';
import starter from './starter.js?raw';

// what only the one who writes a page puts into it: the browser's React passes over it

/** How the page is being written. */
export const WritingContext = /* @__PURE__ */ createContext<{
  facts: PageFacts | null;
  startsLate: boolean;
}>({ facts: null, startsLate: false });

const HELD_ID = 'mala-start';

function Facts({ facts: { site, home } }: { facts: PageFacts }) {
  // closes no element early, whatever the facts say
  const json = JSON.stringify({ site, home }).replaceAll('<', '\\u003c');
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without <
    <script type="application/json" id={FACTS_ID} dangerouslySetInnerHTML={{ __html: json }} />
  );
}

/** At the end of the head: the styles of the page, and what starts its scripts when somebody touches it. */
export function WrittenHead() {
  const { facts, startsLate } = use(WritingContext);
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: what the build wrote */}
      {facts?.styles && <style dangerouslySetInnerHTML={{ __html: facts.styles }} />}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own */}
      {startsLate && <script dangerouslySetInnerHTML={{ __html: starter.trim() }} />}
      {facts && !startsLate && <Facts facts={facts} />}
    </>
  );
}

/** At the end of the body, behind all that is painted. */
export function WrittenEnd() {
  const { facts, startsLate } = use(WritingContext);
  const { start } = useText(headText);
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
      <p id="mala-start-outdated" role="alert" hidden>
        {start.outdated}
      </p>
    </>
  );
}

/**
 * Leaves to the starter what React Router starts at once: the module that begins everything is kept as text, and the
 * files that the browser would have fetched beforehand are named beside it.
 */
export function holdScripts(html: string, entry: string): string {
  const preloads: string[] = [];
  const held = html
    .replace(/<link rel="modulepreload" href="([^"]+)"\/>/g, (_, href: string) => {
      preloads.push(href);
      return '';
    })
    .replace(
      '<script type="module" async="">',
      () =>
        `<script type="text/plain" id="${HELD_ID}" data-entry="${entry}" data-preload="${preloads.join(' ')}">`,
    );
  if (!held.includes(HELD_ID) || preloads.length === 0) throw new Error('no script was held');
  return held;
}

/**
 * The links to styles that stand in the page already. They stay, switched off, since React finds them there, and so does
 * Vite before it fetches a style for code that comes later: under the address without the # that React Router adds.
 * `media` is for Chromium, which looks ahead on a slow line and fetches what is only disabled.
 */
export function switchOffStyles(html: string): string {
  const off = '<link disabled="" media="not all" rel="stylesheet"';
  return html.replaceAll(
    /<link rel="stylesheet" href="([^"#]+)(#?)"\/>/g,
    (_, href: string, mark: string) =>
      `${off} href="${href}${mark}"/>${mark && `${off} href="${href}"/>`}`,
  );
}
