/** For a page with a secret in its URL: no referrer is sent, and search engines do not index it. */
export function PrivateAddress() {
  return <meta name="referrer" content="no-referrer" />;
}
