(() => {
  // a chosen language: kept on the device for the server, and told to the account by the next page (use-account-language.ts)
  addEventListener('click', (event) => {
    const link = event.target.closest('a[hreflang]');
    if (!link) return;
    const secure = location.protocol === 'https:' ? '; Secure' : '';
    // biome-ignore lint/suspicious/noDocumentCookie: cookieStore is missing in older browsers
    document.cookie = `language=${link.hreflang}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`;
    // rendered pages do not know these
    link.search = location.search;
    link.hash = location.hash;
    sessionStorage.setItem('languageChosen', link.hreflang);
  });
})();
