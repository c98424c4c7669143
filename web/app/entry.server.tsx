import type { PageFacts, RenderPage } from '@mala/contract/web-build.ts';
import { prerender } from 'react-dom/static';
import {
  createContext,
  createRequestHandler,
  type EntryContext,
  RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from 'react-router';
import {
  deferScripts,
  switchOffStyles,
  WritingContext,
  withoutScripts,
} from './components/frame/page-writing.tsx';
import { PageFactsContext } from './lib/page-facts.ts';
import { paths } from './paths.ts';

const factsContext = createContext<PageFacts | null>(null);

/** Replies to React Router with the whole document, after everything it waits for. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const facts = loadContext.get(factsContext);
  const isOffline = new URL(request.url).pathname.replace(/\/$/, '').endsWith(paths.offline);
  // the fallback has nothing to show until its scripts run
  const startsLate = import.meta.env.PROD && !routerContext.isSpaMode && !isOffline;
  const { prelude } = await prerender(
    <WritingContext value={{ facts, startsLate }}>
      <PageFactsContext value={facts}>
        <ServerRouter context={routerContext} url={request.url} />
      </PageFactsContext>
    </WritingContext>,
    // in one piece: no script puts parts of the page in their places later
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  let html = await new Response(prelude).text();
  // the page takes the mark away once it knows who is there (root.tsx)
  if (routerContext.isSpaMode) html = html.replace('<html ', '<html data-session="starting" ');
  if (startsLate) html = deferScripts(html, routerContext.manifest.entry.module);
  if (isOffline) html = withoutScripts(html);
  if (facts?.styles) html = switchOffStyles(html);
  headers.set('Content-Type', 'text/html');
  return new Response(html, { status, headers });
}

/** Renders a page on the server like the build does, with the facts that only the server knows. */
export function pageRenderer(build: ServerBuild): RenderPage {
  const handle = createRequestHandler(build, 'production');
  return async (path, facts) => {
    const context = new RouterContextProvider();
    context.set(factsContext, facts);
    const response = await handle(new Request(new URL(path, 'http://localhost')), context);
    if (!response.ok) throw new Error(`the page ${path} could not be written`);
    return response.text();
  };
}
