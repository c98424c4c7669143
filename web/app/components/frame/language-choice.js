(() => {
  const prefixOf = (tag) => (tag === 'en' ? '' : `/${tag}`);
  const languageLink = ({ target }) => target.closest?.('a[hreflang]');
  // the page may have been rendered for another address, which React leaves in it, and without what follows the path
  const pointHere = (link) => {
    const { pathname, search, hash } = location;
    const path = pathname.slice(prefixOf(document.documentElement.lang).length).replace(/\/$/, '');
    link.href = (prefixOf(link.hreflang) + path || '/') + search + hash;
  };
  const keep = (event) => {
    const tag = languageLink(event)?.hreflang;
    if (!tag) return;
    const secure = location.protocol === 'https:' ? '; Secure' : '';
    // biome-ignore lint/suspicious/noDocumentCookie: cookieStore is missing in older browsers
    document.cookie = `language=${tag}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`;
    // told to the account by the next page (use-account-language.ts). Reading makes sure that the cookie is kept before
    // that page is requested
    if (document.cookie.includes(`language=${tag}`)) sessionStorage.setItem('languageChosen', tag);
  };
  const follow = (event) => {
    const link = languageLink(event);
    if (link) pointHere(link);
  };
  for (const sign of ['pointerdown', 'focusin', 'click']) addEventListener(sign, follow);
  addEventListener('mala:live', () => document.querySelectorAll('a[hreflang]').forEach(pointHere));
  addEventListener('click', keep);
})();
