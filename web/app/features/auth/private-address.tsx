/** For a page whose address is a secret: what it loads or leads to is not told of it. No search engine is either. */
export function PrivateAddress() {
  return <meta name="referrer" content="no-referrer" />;
}
