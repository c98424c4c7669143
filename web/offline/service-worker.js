// Stores the offline pages and their files, and nothing else: no reply of the server, no photo, no member page. Shows what the
// server tells this device.
// docs/decisions/012-public-pages.md describes how to remove it.
const VERSION = '__VERSION__';
const PAGES = '__PAGES__';
const ASSETS = '__ASSETS__';
// each language has a worker and a cache of its own
const PREFIX = '__PREFIX__';
const LANGUAGE = '__LANGUAGE__';
const OURS = `mala-offline${PREFIX}-`;
const CACHE = OURS + VERSION;

async function keep() {
  const cache = await caches.open(CACHE);
  await cache.addAll(ASSETS);
  for (const page of PAGES) {
    const reply = await fetch(page, { cache: 'no-cache', redirect: 'manual' });
    // a host with a community redirects others, often to a host that we may not read
    if (reply.ok) await cache.put(page, reply);
  }
}

async function forgetOlder() {
  for (const name of await caches.keys())
    if (name.startsWith(OURS) && name !== CACHE) await caches.delete(name);
}

async function offlinePage(url) {
  const cache = await caches.open(CACHE);
  const start = `${PREFIX}/${url.pathname.slice(PREFIX.length).split('/')[1]}/`;
  const page = PAGES.find((one) => one.startsWith(start)) ?? PAGES[0];
  return (await cache.match(page)) ?? (await cache.match(PAGES[0])) ?? Response.error();
}

async function pageOf({ request, preloadResponse }) {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    return offlinePage(new URL(request.url));
  }
}

async function assetOf(request) {
  return (await caches.match(request, { cacheName: CACHE })) ?? fetch(request);
}

self.addEventListener('install', (event) => {
  event.waitUntil(keep().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  // navigation preload: the page is requested while the worker starts
  const preload = self.registration.navigationPreload?.enable();
  event.waitUntil(Promise.all([preload, forgetOlder()]).then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(pageOf(event));
  else if (ASSETS.includes(pathname)) event.respondWith(assetOf(request));
});

// What the server tells this device is sealed for it, complete and in the person's language (decision 113).
self.addEventListener('push', (event) => {
  if (!event.data) return;
  const { title, body, lang, path, tag, icon } = event.data.json();
  event.waitUntil(
    self.registration.showNotification(title, { body, lang, tag, icon, data: { path } }),
  );
});

// a page that is open may have a half-filled form: it is not led elsewhere
async function openPage(path) {
  const { href, origin } = new URL(path, location.origin);
  if (origin !== location.origin) return;
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.find(({ url }) => url === href);
  await (open ? open.focus() : self.clients.openWindow(href));
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage(event.notification.data.path));
});

async function post(path, body, token) {
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
  const sent = body && { headers, body: JSON.stringify(body) };
  const reply = await fetch(path, { method: 'POST', credentials: 'same-origin', ...sent });
  if (!reply.ok) throw new Error(`${path}: ${reply.status}`);
  return reply.json();
}

// A browser may give itself another address. It is told to the server for whoever has the former one, if he stays signed in; where
// that fails, the next page does (app/lib/push/keep-here.ts).
async function renew({ oldSubscription, newSubscription }) {
  if (!oldSubscription) return;
  const { pushManager } = self.registration;
  const { endpoint: former, options } = oldSubscription;
  const now =
    newSubscription ??
    (await pushManager.getSubscription()) ??
    (await pushManager.subscribe(options));
  const { token } = await post('/api/session/renew');
  const language = LANGUAGE;
  const isOwn = async (endpoint) =>
    (await post('/api/push/keep', { endpoint, language }, token)).kept;
  const { endpoint, keys } = now.toJSON();
  if (endpoint !== former && (await isOwn(former))) {
    await post('/api/push/subscribe', { endpoint, keys, language }, token);
    await post('/api/push/unsubscribe', { endpoint: former }, token);
    // a page may have told it meanwhile; of another person it is given up
  } else if (!(await isOwn(endpoint))) await now.unsubscribe();
}

self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(renew(event));
});
